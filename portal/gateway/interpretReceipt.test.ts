import { expect, it } from 'vitest';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import { wholeExample, type ExampleName } from '#customs/testing/answersOfFacts.ts';
import { interpretReceipt, readAnswerText } from './interpretReceipt.ts';
import { splitAnswers } from './splitAnswers.ts';

const FILING = { sent: [], amsNo: 'ABCD1234567890', isfNo: 'DR1024' };
const EARLIER = 'XYZ-20260000099';

/** Errors of an example of the facts; `earlierNo` fills SF10 39–53, where customs names a filing. */
function errorsOf(name: ExampleName, earlierNo = ''): ReceiptError[] {
  const lines = wholeExample(name).map((line) =>
    line.startsWith('SF10') ? line.slice(0, 38) + earlierNo.padEnd(15) + line.slice(53) : line,
  );
  const [part] = splitAnswers(lines.join('\n')) ?? [];
  const answer = part && readAnswerText(part);
  if (answer?.kind !== 'response') throw new Error(`${name} is no response`);
  return interpretReceipt(answer, FILING)?.errors ?? [];
}

it('[X02] keeps the number of the earlier filing that a duplicate names', () => {
  expect(errorsOf('E04', EARLIER)).toMatchObject([{ code: '117', severity: 'reject', earlierNo: EARLIER }]);
});

it('[X02] has no earlier number if customs names none', () => {
  expect(errorsOf('E04').map((error) => [error.code, 'earlierNo' in error])).toEqual([['117', false]]);
});

it('[X02] takes the number in another rejection for no earlier filing', () => {
  expect(errorsOf('E05', EARLIER).map((error) => [error.code, 'earlierNo' in error])).toEqual([
    ['308', false],
    ['303', false],
  ]);
});

import { describe, expect, it } from 'vitest';
import { ANSWERS_OF_FACTS, padded, wholeExample, type ExampleName } from '../testing/answersOfFacts.ts';
import type { Response } from './answer.ts';
import { readAnswer, readAnswers } from './readAnswers.ts';

const NUMBER = 'TPT-20260000417';
const response = (text: string | readonly string[]): Response => {
  const read = readAnswer(text);
  if (read.kind !== 'response') throw new Error(JSON.stringify(read));
  return read;
};
const outcome = (text: string | readonly string[]) => {
  const { disposition, errors, transactionNumber, remarks } = response(text);
  const said = errors.map(({ code, record, severity }) => `${severity} ${code} ${record}`);
  return [disposition, said, transactionNumber, remarks];
};

describe('the reader of answers', () => {
  it.each<[ExampleName, ReturnType<typeof outcome>]>([
    ['E01', ['accepted', [], NUMBER, []]],
    ['E02', ['warning', ['warning 329 SF30'], NUMBER, []]],
    ['E03', ['rejected', ['reject 154 SF15'], '', []]],
    ['E04', ['rejected', ['reject 117 SF10'], '', []]],
    ['E05', ['rejected', ['reject 308 SF10', 'reject 303 SF10'], '', []]],
    ['E06', ['rejected', ['reject 133 SF10'], '', []]],
    ['E07', ['rejected', ['reject 108 SF10'], 'TPT-20260000999', []]],
    ['E08', ['warning', [], NUMBER, ['causeUnknown']]],
    ['E10', ['accepted', [], NUMBER, []]],
    ['E16', ['accepted', [], NUMBER, []]],
  ])('[X02] reads %s of the facts as %j', (name, expected) => {
    const lines = wholeExample(name);
    expect(outcome(lines)).toEqual(expected);
    expect(outcome(lines.map((line) => line.trimEnd()).join('\r\n'))).toEqual(expected);
    expect(outcome(lines.join(''))).toEqual(expected);
    expect(outcome(`${lines.join('\n')}\n\u001A`)).toEqual(expected);
  });

  it('[X02] reads E01 as one stream of 640 characters and without A, B, Y and Z', () => {
    const lines = padded(ANSWERS_OF_FACTS.E01);
    expect(lines.join('')).toHaveLength(640);
    expect(readAnswer(lines.join(''))).toMatchObject({ disposition: 'accepted', references: ['DR1024'] });
    expect(readAnswer(lines.slice(2, -2))).toMatchObject({ disposition: 'accepted', references: ['DR1024'] });
  });

  it('[X02] reads several filings in a block, several blocks and several batches', () => {
    const [head = '', block = '', ...rest] = padded(ANSWERS_OF_FACTS.E01);
    const first = rest.slice(0, -2);
    const second = padded(ANSWERS_OF_FACTS.E03);
    const end = rest.slice(-2);
    const verdicts = (lines: readonly string[]) =>
      readAnswers(lines).map((answer) => (answer.kind === 'response' ? answer.disposition : answer.kind));
    const both = ['accepted', 'rejected'];
    expect(verdicts([head, block, ...first, ...second, ...end])).toEqual(both);
    expect(verdicts([head, block, ...first, end[0] ?? '', block, ...second, ...end])).toEqual(both);
    expect(verdicts([head, block, ...first, ...end, head, block, ...second, ...end])).toEqual(both);
    expect(verdicts([...first, ...second])).toEqual(both);
  });

  it('[X02] reads advisories with and without a reference and with any type before the number', () => {
    const matches = (name: ExampleName) => {
      const read = readAnswer(wholeExample(name));
      if (read.kind !== 'advisory') throw new Error(JSON.stringify(read));
      return [read.transactionNumber, read.references, read.matches.map(({ amsNo, status }) => `${amsNo} ${status}`)];
    };
    expect(matches('E11')).toEqual([NUMBER, ['DR1024'], ['ABCD1234567890 onFile']]);
    expect(matches('E12')).toEqual([NUMBER, [], ['ABCD1234567890 notOnFile', 'ABCD5550001 wrongType']]);
    expect(matches('E13')).toEqual([NUMBER, [], ['ABCD1234567890 duplicate']]);
  });

  it('[X02] reads conditions of a rejected batch with the block and record that they are about', () => {
    expect(readAnswer(wholeExample('E14'))).toMatchObject({
      kind: 'batchReject',
      code: 'X14',
      narrative: 'Z-REC DOES NOT MATCH A-REC',
      conditions: [{ code: 'X14' }, { code: '999' }],
    });
    expect(readAnswer(wholeExample('E15'))).toMatchObject({
      code: 'X18',
      filerTexts: ['0000001024'],
      conditions: [
        { code: 'X18', narrative: 'PROC PORT/FLR NOT AUTHRZD FOR SENDR/RCVR', recordNumber: null },
        { code: 'X39', recordNumber: 5 },
        { code: '999' },
      ],
    });
  });

  it('[X02] shows an acceptance beside a refused record as accepted with warnings, contradictory', () => {
    const lines = wholeExample('E03').map((line) => line.replace('SF9001   ISF REJECTED', 'SF9002   ISF ACCEPTED'));
    expect(outcome(lines)).toEqual(['warning', ['reject 154 SF15'], '', ['contradictory']]);
  });

  it.each([
    ['its decision is cut off', wholeExample('E01').slice(0, 5)],
    ['its last decision belongs to a record', padded(['SF10101ACT', 'SF9003133INVALID ISF IMPORTER NUMBER'])],
    ['a record is refused and nothing follows', padded(ANSWERS_OF_FACTS.E03.slice(0, 3))],
    ['its decision has no type', padded(['SF10101ACT', 'SF90     SOMETHING'])],
    ['an advisory names no bill', padded([`SA10${NUMBER}`, 'SA50S1BILL ON FILE'])],
  ])('[X02] reports as malformed when %s', (_case, lines) => {
    expect(readAnswer(lines).kind).toBe('malformed');
  });
});

import { describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { randomBill } from '#contract/testing/randomBills.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { randomRounds } from '#contract/testing/randomRounds.ts';
import { worstVerdict, type Finding } from '../finding.ts';
import { validateRecords } from '../validateRecords.ts';
import { rehearse } from '../rehearse.ts';
import { BASE_MESSAGES } from '../testing/baseMessages.ts';
import { HAND_WRITTEN } from '../testing/handWrittenMessages.ts';
import { mutate } from '../testing/mutate.ts';
import { composeBatchReject } from './composeBatchReject.ts';
import { composeResponse } from './composeResponse.ts';
import { placeErrors } from './placeErrors.ts';
import { readAnswer } from './readAnswers.ts';

const NUMBER = 'HBRL-0000000007';
const heardBy = (records: readonly string[], findings: readonly Finding[]) =>
  readAnswer(composeResponse({ records, findings, transactionNumber: NUMBER }).join('\n'));
const codes = (list: readonly { code: string | null }[]): string =>
  list
    .map(({ code }) => code ?? '')
    .sort()
    .join(' ');

const fieldsOf = (list: readonly { field: string | null }[]): string[] => list.map(({ field }) => field ?? '').sort();

/** A random bill with at most one spoiled field. */
function spoiled(random: () => number): Bill {
  const bill = randomBill(random);
  const names = Object.keys(bill).filter((name) => typeof bill[name as keyof Bill] === 'string');
  const name = names[Math.floor(random() * names.length)] ?? '';
  const junk = ['', 'ZZ', '123', 'ß', 'X'.repeat(120)][Math.floor(random() * 5)];
  return random() < 0.3 ? bill : { ...bill, [name]: junk };
}

describe('what customs answers', () => {
  it('equals the rehearsal for generated valid and invalid bills', () => {
    const random = seededRandom(5000);
    const verdicts = new Set<string>();
    for (let round = 0; round < randomRounds(300); round += 1) {
      const { records, findings } = rehearse(spoiled(random), { isfNo: NUMBER });
      const expected = findings.filter(({ source }) => source !== 'tool');
      const answer = heardBy(records, validateRecords(records));
      if (answer.kind !== 'response') throw new Error(JSON.stringify(answer));
      verdicts.add(answer.disposition);
      expect(answer.disposition).toBe(worstVerdict(expected));
      expect(codes(answer.errors)).toBe(codes(expected));
      const placed = placeErrors(answer, records).filter(({ code }) => code !== '');
      expect(fieldsOf(placed)).toEqual(fieldsOf(expected.filter(({ code }) => code !== null)));
    }
    expect([...verdicts].sort()).toEqual(['accepted', 'rejected']);
  });

  it.each(HAND_WRITTEN.filter(([, change]) => change !== '-SF10'))('to %s, %s, is readable', (base, change) => {
    const records = mutate(BASE_MESSAGES[base], change);
    const findings = validateRecords(records).filter(({ source }) => source !== 'tool');
    const answer = heardBy(records, findings);
    expect(answer).toMatchObject({ kind: 'response', disposition: worstVerdict(findings) });
    expect(answer.kind === 'response' && codes(answer.errors)).toBe(codes(findings));
  });

  it('to a text without a filing is a batch reject', () => {
    expect(readAnswer(composeBatchReject())).toMatchObject({
      kind: 'batchReject',
      code: '999',
      narrative: 'BATCH REJECTED',
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { randomBill } from '#contract/testing/randomBills.ts';
import { randomRounds } from '#contract/testing/randomRounds.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { readAnswer } from '#customs/answers/readAnswers.ts';
import { worstVerdict } from '#customs/finding.ts';
import { readIsf } from '#customs/readIsf.ts';
import { rehearse } from '#customs/rehearse.ts';
import { messageFor } from '../../send/messageFor.ts';
import { validateFiling } from './validateFiling.ts';

const FILINGS = randomRounds(500);
const TODAY = '2026-11-21';
const ISF_NO = 'HBRL-0000000007';
/** An empty register, so that only the records count. */
const EMPTY_REGISTER = { findFiler: () => null, isFiled: () => false };

/** Errors that the rules of the form only warn about. */
const ERRORS: ((bill: Bill) => object)[] = [
  () => ({}),
  () => ({}),
  () => ({ importerId: '12-345' }),
  () => ({ importerType: 'AEF', importerId: 'G1', importerCountry: 'ZZ', importerBirth: '1990-01-01' }),
  () => ({ billHsRequestList: [{ hsCode: '9403-A', hsCountryCode: 'CN' }] }),
  () => ({ suretyCode: '1', bondType: 'Single', bondReferenceNo: '' }),
  () => ({ bondHolderId: 'NOBODY' }),
  () => ({ cargoType: '11' }),
  () => ({ shipCity: '', shipCountryCode: 'ZZ' }),
  () => ({ deliveryCode: '', dischargingPortCode: '' }),
  ({ amsRequestList: [row] }) => ({ amsRequestList: [{ ...row, amsNo: 'AB1' }] }),
];

describe('the practice customs', () => {
  it(`finds in ${FILINGS} filings what the rehearsal finds`, () => {
    const random = seededRandom(20_261_121);
    const verdicts = { accepted: 0, warning: 0, rejected: 0 };
    for (let round = 0; round < FILINGS; round += 1) {
      const whole = randomBill(random);
      const one = { ...whole, amsRequestList: whole.amsRequestList.slice(0, 1) };
      const change = ERRORS[Math.floor(random() * ERRORS.length)];
      const bill: Bill = { ...one, ...change?.(one) };
      const records = messageFor({ action: 'send', isfNo: ISF_NO, bill }).split('\n');
      const { verdict, answer } = validateFiling({
        records,
        read: readIsf(records),
        transactionNo: ISF_NO,
        isOnFile: false,
        filerCode: 'HBR',
        today: TODAY,
        register: EMPTY_REGISTER,
        script: { says: 'accept' },
      });
      const rehearsal = rehearse(bill, { isfNo: ISF_NO, today: TODAY });
      // Findings without a narrative are rules of the form, not of customs.
      const expected = rehearsal.findings.filter(({ narrative }) => narrative !== '');
      expect([round, verdict]).toEqual([round, worstVerdict(expected)]);
      verdicts[verdict] += 1;
      const read = readAnswer(answer);
      if (read.kind !== 'response') throw new Error(`Answer ${round} cannot be read.`);
      expect(read.disposition).toBe(verdict);
      expect(read.errors.map(({ code, narrative }) => `${code} ${narrative}`).toSorted()).toEqual(
        expected.map(({ code, narrative }) => `${code ?? ''} ${narrative}`).toSorted(),
      );
    }
    expect(verdicts.accepted).toBeGreaterThan(FILINGS / 10);
    expect(verdicts.rejected).toBeGreaterThan(FILINGS / 3);
  });
});

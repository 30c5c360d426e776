import { describe, expect, it } from 'vitest';
import { amsRowOf } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { toConfirmedSend } from './confirm/toConfirmedSend.ts';
import { filingToBill } from './openChange.ts';
import { planChange } from './planChange.ts';
import { filingDetail, receiptOf } from './testing/filingDetail.ts';

const held = (changes: object = {}) => {
  const filing = filingDetail('receiveSuccess');
  return filingDetail('receiveSuccess', { held: filingToBill(filing), ...changes });
};
const edited = (filing: ReturnType<typeof held>, changes: object): Bill => ({
  ...filingToBill(filing),
  ...changes,
});

describe('change of a filing', () => {
  it('[D09] is compared with the version that customs has, not the rejected one', () => {
    const refused = edited(held(), { sellerCity: 'SHANGHAI' });
    const filing = filingDetail('modifyFailed', { held: filingToBill(held()) }, refused);
    expect(planChange(filing, filingToBill(filing), 'HBRL')).toMatchObject({
      count: 1,
      blocked: null,
      isSameAsRefused: true,
      isHeld: true,
    });
    expect(planChange(filing, edited(held(), {}), 'HBRL')).toMatchObject({ count: 0, blocked: 'nothing' });
  });

  it('[D09] sends nothing unchanged, except a rejected filing', () => {
    expect(planChange(held(), filingToBill(held()), 'HBRL').blocked).toBe('nothing');
    const rejected = filingDetail('receiveFailed');
    expect(planChange(rejected, filingToBill(rejected), 'HBRL')).toMatchObject({
      blocked: null,
      isSameAsRefused: true,
    });
  });

  it('[D09] may be resent unchanged after a rejected transmission', () => {
    const receipts = [receiptOf(1, { code: '999', message: 'BATCH REJECTED' })];
    const rejected = filingDetail('receiveFailed', { receipts });
    expect(planChange(rejected, filingToBill(rejected), 'HBRL').isSameAsRefused).toBe(false);
  });

  it('[D09] is blocked while customs has not answered, and by a second number', () => {
    const waiting = filingDetail('submitted');
    expect(planChange(waiting, edited(waiting, { sellerCity: 'X' }), 'HBRL').blocked).toBe('refused');
    const two = edited(held(), { amsRequestList: [amsRowOf('OOLU12345678'), amsRowOf('OOLU2')] });
    expect(planChange(held(), two, 'HBRL').blocked).toBe('severalNumbers');
  });

  it('[B09] treats a blank filer code as the enterprise’s own', () => {
    expect(planChange(held(), edited(held(), { houseScac: ' ', sellerCity: 'X' }), 'HBRL')).toMatchObject({
      count: 1,
      plan: { kind: 'replace' },
    });
  });

  it('[D09] deletes and sends for another number, updates otherwise', () => {
    const bill = edited(held(), { amsRequestList: [amsRowOf('OOLU87654321')] });
    const { plan } = planChange(held(), bill, 'HBRL');
    expect(toConfirmedSend('f1', bill, plan, { payType: 2, quotedTotal: 70, acceptRejects: false })).toMatchObject({
      call: 'deleteAndSend',
      draftId: 'filing:f1',
      filingId: 'f1',
      amsNos: ['OOLU87654321'],
      payType: 2,
      body: { id: 'f1', revision: 3, quotedTotal: 70, amsRequestList: [{ amsNo: 'OOLU87654321' }] },
    });
    expect(
      toConfirmedSend('f1', bill, { kind: 'sendAgain' }, { payType: 0, quotedTotal: 70, acceptRejects: false }).call,
    ).toBe('updateFiling');
  });
});

import type { PayType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { isLocalId } from '#rules/draftIds.ts';
import type { ConfirmedSend } from '#dataProvider/sendIntents.ts';
import { billNumbers, type ReadyCheck } from './draftCheck.ts';

/**
 * [D05] A draft on the portal is sent by id with the revision that was shown, a local one as a bill, so that the
 * confirmed version is sent.
 */
export function confirmedSend({ id, bill, settlement }: ReadyCheck, payType: PayType): ConfirmedSend {
  const quotedTotal = settlement.total;
  const facts = { draftId: id, billType: bill.billType, amsNos: billNumbers(bill), payType, quotedTotal };
  return isLocalId(id)
    ? { ...facts, call: 'sendBill', body: { ...bill, id: null, quotedTotal } }
    : { ...facts, call: 'sendDrafts', body: { ids: [id], revisions: revisionById(id, bill), quotedTotal } };
}

const revisionById = (id: string, { revision }: Bill): Record<string, number> =>
  revision === undefined ? {} : { [id]: revision };

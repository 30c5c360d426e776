import type { Reply } from '#contract/endpoints/index.ts';
import { isActive } from '#contract/statuses.ts';
import { changePlan } from '#rules/changePlan.ts';
import { addPrices } from '#rules/pricing.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import { addNotices } from '../events/bus.ts';
import type { Principal } from '../principal.ts';
import { claimKey } from '../store/claims.ts';
import { lockWallet } from '../store/wallet.ts';
import { addCharges, countChargeRecords } from './addCharges.ts';
import { addFilings, firstOperations, submittedEvent } from './addFilings.ts';
import { addOperations } from './addOperations.ts';
import { findConflicts } from './conflicts.ts';
import { beginDeletion } from './deleteFiling.ts';
import { billsAsSent } from './filerCodes.ts';
import { claimAndPay } from './claimAndPay.ts';
import { priceBills } from './payment.ts';
import { planFilings } from './planFilings.ts';
import type { SendTools } from './refoldFiling.ts';
import { requireAnotherFiling } from './requirePlan.ts';
import { requireSendable } from './requireSendable.ts';
import { readSendFacts } from './sendFacts.ts';
import { lockLoadedFiling, requireLatest } from './loadFiling.ts';
import type { ChangeInput } from './updateFiling.ts';

/**
 * [D09] Deletes a filing and files its bill under another number or filer code, charged as new. The new filing exists
 * at once and is submitted after customs deleted the old one; `settleFollowers` settles both outcomes (I9).
 * @throws Refusal 404, 409 stale, 1011, 422, 1017, 1009, 1018, 1004, 1003, 1010, 402 or 1008, in this order
 */
export async function deleteAndSend(
  portal: SendTools,
  batch: WriteBatch,
  principal: Principal,
  input: ChangeInput,
): Promise<Reply<'deleteAndSend'>> {
  const { trx } = batch;
  const { enterpriseId } = principal;
  const at = portal.clock();
  const current = await lockLoadedFiling(trx, enterpriseId, input.bill.id);
  await portal.steps.mark('deleteSend.filingLocked');
  const { row } = current;
  requireLatest(current, input.bill.revision);
  const given = [{ bill: input.bill, draftId: null }];
  const outgoing = billsAsSent(given, principal);
  const next = outgoing[0]?.bill ?? input.bill;
  requireAnotherFiling(changePlan(current, next), current, next);
  const facts = await readSendFacts(trx, principal, outgoing, at);
  requireSendable(portal, principal, at, facts, {
    typed: given,
    outgoing,
    as: { action: 'A' },
    namesDrafts: false,
    acceptRejects: input.acceptRejects,
  });

  const prices = priceBills(outgoing, facts.filedInAms);
  const planned = planFilings(outgoing, prices);
  const own = claimKey({ amsNo: row.ams_no, billType: row.bill_type });
  const payment = await claimAndPay(portal, trx, principal, {
    flow: 'deleteSend',
    conflicts: findConflicts(principal, outgoing, facts, row.id),
    // Under another filer code the number stays the same: the old filing holds it until customs has deleted it.
    claims: planned
      .filter((filing) => claimKey(filing) !== own)
      .map(({ id, amsNo, billType }) => ({ filingId: id, amsNo, billType })),
    newFilings: planned.length,
    chargeRecords: countChargeRecords(planned),
    price: addPrices(prices),
    payType: input.payType,
    quotedTotal: input.quotedTotal,
    wallet: await lockWallet(trx, enterpriseId),
  });

  const old = await beginDeletion(portal, trx, principal, current, 'deleteSend');
  const waits = isActive(old.declarationStatus);
  const { payType, intentKey } = input;
  const { charged, coupons, balance, couponCount, isfNumbers, orderNumbers } = payment;
  const filings = addFilings(batch, principal, planned, { at, isfNumbers, waitsFor: waits ? row.id : null });
  addCharges(batch, principal, filings, { payType, intentKey, at, orderNumbers });
  await addOperations(batch, enterpriseId, principal, firstOperations(filings, waits), at);
  const wallet = { type: 'WALLET' as const, data: { coin: balance, couponCount } };
  addNotices(batch, enterpriseId, wallet, ...filings.map(submittedEvent));
  return {
    old,
    filings: filings.map(({ id, isfNo, amsNo }) => ({ id, isfNo, amsNo, draftId: null })),
    charged,
    coupons,
    balance,
  };
}

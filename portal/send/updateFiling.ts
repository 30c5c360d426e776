import type { PayType } from '#contract/codes.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { changeMessages } from '#rules/changeMessages.ts';
import { changePlan } from '#rules/changePlan.ts';
import { addPrices, priceChange } from '#rules/pricing.ts';
import { writeTogether } from '../db/writeBatch.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { billOfRow, rewriteFiling } from '../store/filings.ts';
import { lockWallet } from '../store/wallet.ts';
import { addCharges, countChargeRecords } from './addCharges.ts';
import { addOperations, type NextOperation } from './addOperations.ts';
import type { Confirmed } from './confirmed.ts';
import { findConflicts } from './conflicts.ts';
import { billsAsSent } from './filerCodes.ts';
import { claimAndPay } from './claimAndPay.ts';
import { priceBills } from './payment.ts';
import { refoldFiling, type SendTools } from './refoldFiling.ts';
import { rehearsedAs } from './rehearsedAs.ts';
import { requireSameFiling } from './requirePlan.ts';
import { requireSendable } from './requireSendable.ts';
import { readSendFacts } from './sendFacts.ts';
import { lockLoadedFiling, numbered, requireLatest } from './loadFiling.ts';

/** A new version of a filing, with the filing's id and the revision that it was made from. */
export interface ChangeInput extends Confirmed {
  bill: Bill;
  payType: PayType;
  intentKey: string;
}

/**
 * [D09] Replaces a filing at customs, sends a rejected one again, or a deleted one as new, as the change plan decides.
 * Before customs answered the previous message, the new one waits.
 * @throws Refusal 404, 409 stale, 1011, 422, 1017, 1009, 1018, 1004, 1003, 1010, 402 or 1008, in this order
 */
export async function updateFiling(
  portal: SendTools,
  trx: Tx,
  principal: Principal,
  input: ChangeInput,
): Promise<Reply<'updateFiling'>> {
  const { enterpriseId, userId, userName } = principal;
  const at = portal.clock();
  const current = await lockLoadedFiling(trx, enterpriseId, input.bill.id);
  await portal.steps.mark('update.filingLocked');
  const { row, life } = current;
  requireLatest(current, input.bill.revision);
  const given = [{ bill: input.bill, draftId: null }];
  const outgoing = billsAsSent(given, principal);
  const next = outgoing[0]?.bill ?? input.bill;
  const plan = changePlan(current, next);
  requireSameFiling(plan, current, next);
  const facts = await readSendFacts(trx, principal, outgoing, at);
  requireSendable(portal, principal, at, facts, {
    typed: given,
    outgoing,
    as: rehearsedAs(plan, current, next.houseScac),
    namesDrafts: false,
    acceptRejects: input.acceptRejects,
  });

  const prices = priceBills(outgoing, facts.filedInAms);
  const price = priceChange(addPrices(prices), plan);
  // A deleted filing has released its number; any other filing still holds it.
  const isNew = plan.kind === 'sendAgain';
  const bill = billOfRow(next, 0);
  const amsNo = bill.amsRequestList[0]?.amsNo ?? '';
  const cost = { fee: price.lines[0]?.fee ?? 0, hasProviderBond: price.bondFee > 0 };
  const payment = await claimAndPay(portal, trx, principal, {
    flow: 'update',
    conflicts: isNew ? findConflicts(principal, outgoing, facts) : [],
    claims: isNew ? [{ filingId: row.id, amsNo, billType: bill.billType }] : [],
    newFilings: 0,
    chargeRecords: countChargeRecords([cost]),
    price,
    payType: input.payType,
    quotedTotal: input.quotedTotal,
    wallet: await lockWallet(trx, enterpriseId),
  });

  const { action, isfNo } = changeMessages(plan.kind, numbered(current), bill.houseScac).next;
  const seq = life.operations.length;
  await rewriteFiling(trx, row, { bill, isfNo, operatorId: userId, operatorName: userName, at });
  await portal.steps.mark('update.written');

  const { billType, clientRef } = bill;
  const charged = { id: row.id, isfNo, amsNo, billType, clientRef, operationSeq: seq };
  const { payType, intentKey } = input;
  const { orderNumbers } = payment;
  const operation: NextOperation = {
    filing: row.id,
    seq,
    action,
    before: current.held ?? row.body,
    after: bill,
    sent: bill,
    isfNo,
    customsNo: row.customs_no,
    held: !life.isAnswered,
  };
  // Before the new state, which is computed from the stored operations.
  await writeTogether(trx, async (batch) => {
    addCharges(batch, principal, [{ ...charged, ...cost }], { payType, intentKey, at, orderNumbers });
    await addOperations(batch, enterpriseId, principal, [operation], at);
  });
  await portal.steps.mark('update.queued');

  const { state } = await refoldFiling(portal, trx, { ...row, ams_no: amsNo });
  if (price.total > 0) {
    const data = { coin: payment.balance, couponCount: payment.couponCount };
    await portal.bus.publish(trx, enterpriseId, { type: 'WALLET', data });
  }
  const { charged: coins, coupons, balance } = payment;
  return { id: row.id, isfNo, declarationStatus: state.declarationStatus, charged: coins, coupons, balance };
}

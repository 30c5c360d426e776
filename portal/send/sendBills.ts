import type { PayType } from '#contract/codes.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { addPrices, type Wallet } from '#rules/pricing.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import { addNotices } from '../events/bus.ts';
import type { Principal } from '../principal.ts';
import { markDraftsSent } from '../store/drafts.ts';
import { addCharges, countChargeRecords } from './addCharges.ts';
import { addFilings, firstOperations, submittedEvent } from './addFilings.ts';
import { addOperations } from './addOperations.ts';
import type { Confirmed } from './confirmed.ts';
import { findConflicts } from './conflicts.ts';
import { billsAsSent } from './filerCodes.ts';
import { loadOutgoing, type Sendable } from './loadOutgoing.ts';
import { claimAndPay } from './claimAndPay.ts';
import { priceBills } from './payment.ts';
import { planFilings } from './planFilings.ts';
import type { SendTools } from './refoldFiling.ts';
import { requireSendable } from './requireSendable.ts';
import { readSendFacts } from './sendFacts.ts';

/** The bills to be sent: drafts by id, or one bill. */
export interface SendInput extends Confirmed {
  what: Sendable;
  payType: PayType;
  intentKey: string;
  /** Locked. */
  wallet: Wallet;
}

/**
 * [D05] Sends bills: all filings with their charges and messages, or none. Filings, charges, messages and notices are left
 * in the batch, which the caller writes.
 * @throws Refusal 404, 409 stale, 422, 1017, 1009, 1018, 1004, 1003, 1010, 402 or 1008, in this order
 */
export async function sendBills(
  portal: SendTools,
  batch: WriteBatch,
  principal: Principal,
  input: SendInput,
): Promise<SendReply> {
  const { trx } = batch;
  const { enterpriseId } = principal;
  const at = portal.clock();

  const loaded = await loadOutgoing(trx, principal, input.what);
  const outgoing = billsAsSent(loaded, principal);
  const facts = await readSendFacts(trx, principal, outgoing, at);
  requireSendable(portal, principal, at, facts, {
    typed: loaded,
    outgoing,
    as: { action: 'A' },
    namesDrafts: 'ids' in input.what,
    acceptRejects: input.acceptRejects,
  });

  const prices = priceBills(outgoing, facts.filedInAms);
  const planned = planFilings(outgoing, prices);
  const payment = await claimAndPay(portal, trx, principal, {
    flow: 'send',
    conflicts: findConflicts(principal, outgoing, facts),
    claims: planned.map(({ id, amsNo, billType }) => ({ filingId: id, amsNo, billType })),
    newFilings: planned.length,
    chargeRecords: countChargeRecords(planned),
    price: addPrices(prices),
    payType: input.payType,
    quotedTotal: input.quotedTotal,
    wallet: input.wallet,
  });

  const { isfNumbers, orderNumbers } = payment;
  const filings = addFilings(batch, principal, planned, { at, isfNumbers });
  const draftIds = outgoing.flatMap(({ draftId }) => draftId ?? []);
  const { payType, intentKey } = input;
  addCharges(batch, principal, filings, { payType, intentKey, at, orderNumbers });
  await addOperations(batch, enterpriseId, principal, firstOperations(filings), at);
  addNotices(
    batch,
    enterpriseId,
    { type: 'WALLET', data: { coin: payment.balance, couponCount: payment.couponCount } },
    ...(draftIds.length > 0 ? [{ type: 'DRAFTS' as const }] : []),
    ...filings.map(submittedEvent),
  );
  if (draftIds.length > 0) await markDraftsSent(trx, principal, draftIds, at);
  await portal.steps.mark('send.draftsGone');
  return {
    filings: filings.map(({ id, isfNo, amsNo, draftId }) => ({ id, isfNo, amsNo, draftId })),
    charged: payment.charged,
    coupons: payment.coupons,
    balance: payment.balance,
  };
}

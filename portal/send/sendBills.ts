import type { PayType } from '#contract/codes.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { addPrices } from '#rules/pricing.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { markDraftsSent } from '../store/drafts.ts';
import { lockWallet } from '../store/wallet.ts';
import { addOperations } from './addOperations.ts';
import type { Confirmed } from './confirmed.ts';
import { findConflicts } from './conflicts.ts';
import { fileBills, firstOperations, submittedEvent } from './fileBills.ts';
import { billsAsSent } from './filerCodes.ts';
import { loadOutgoing, type Sendable } from './loadOutgoing.ts';
import { claimAndPay } from './claimAndPay.ts';
import { priceBills } from './payment.ts';
import { planFilings } from './planFilings.ts';
import { recordCharges } from './recordCharges.ts';
import type { SendTools } from './refoldFiling.ts';
import { requireSendable } from './requireSendable.ts';

/** The bills to be sent: drafts by id, or one bill. */
export interface SendInput extends Confirmed {
  what: Sendable;
  payType: PayType;
  intentKey: string;
}

/**
 * [D05] Sends bills: all filings with their charges and messages, or none.
 * @throws Refusal 404, 409 stale, 422, 1017, 1009, 1018, 1004, 1003, 1010, 402 or 1008, in this order
 */
export async function sendBills(
  portal: SendTools,
  trx: Tx,
  principal: Principal,
  input: SendInput,
): Promise<SendReply> {
  const { enterpriseId } = principal;
  const at = portal.clock();
  const wallet = await lockWallet(trx, enterpriseId);
  await portal.steps.mark('send.walletLocked');

  const loaded = await loadOutgoing(trx, principal, input.what);
  const outgoing = billsAsSent(loaded, principal);
  await requireSendable(portal, trx, principal, at, {
    typed: loaded,
    outgoing,
    as: { action: 'A' },
    namesDrafts: 'ids' in input.what,
    acceptRejects: input.acceptRejects,
  });

  const prices = await priceBills(trx, outgoing);
  const planned = planFilings(outgoing, prices);
  const payment = await claimAndPay(portal, trx, principal, {
    flow: 'send',
    conflicts: await findConflicts(trx, principal, outgoing),
    claims: planned.map(({ id, amsNo, billType }) => ({ filingId: id, amsNo, billType })),
    price: addPrices(prices),
    payType: input.payType,
    quotedTotal: input.quotedTotal,
    wallet,
  });

  const filings = await fileBills(trx, principal, planned, at);
  await recordCharges(trx, principal, filings, { payType: input.payType, intentKey: input.intentKey, at });
  await portal.steps.mark('send.filed');

  await addOperations(trx, principal.enterpriseId, principal, firstOperations(filings), at);
  await portal.steps.mark('send.queued');

  const draftIds = outgoing.flatMap(({ draftId }) => draftId ?? []);
  if (draftIds.length > 0) await markDraftsSent(trx, principal, draftIds, at);
  await portal.steps.mark('send.draftsGone');

  await portal.bus.publish(
    trx,
    enterpriseId,
    { type: 'WALLET', data: { coin: payment.balance, couponCount: payment.couponCount } },
    ...(draftIds.length > 0 ? [{ type: 'DRAFTS' as const }] : []),
    ...filings.map(submittedEvent),
  );
  return {
    filings: filings.map(({ id, isfNo, amsNo, draftId }) => ({ id, isfNo, amsNo, draftId })),
    charged: payment.charged,
    balance: payment.balance,
  };
}

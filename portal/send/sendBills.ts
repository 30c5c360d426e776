import type { PayType } from '#contract/codes.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { addPrices } from '#rules/pricing.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { markDraftsSent } from '../store/drafts.ts';
import { lockWallet, takeFromWallet } from '../store/wallet.ts';
import { claimForFilings } from './claimForFilings.ts';
import { findConflicts, requireNoConflict } from './conflicts.ts';
import { fileBills, queueMessages } from './fileBills.ts';
import { requireFilerCodes, withFilerCodes } from './filerCodes.ts';
import { loadOutgoing } from './loadOutgoing.ts';
import { priceBills, requireFunds, requireQuoted } from './payment.ts';
import { planFilings } from './planFilings.ts';
import { recordCharges } from './recordCharges.ts';
import { requireSound } from './requireSound.ts';

/** What somebody wants sent: drafts by id, or one bill as it is. */
export interface SendOrder {
  what: { ids: readonly string[] } | { bill: Bill };
  payType: PayType;
  /** Coins the person confirmed. */
  quotedTotal: number | undefined;
  intentKey: string;
}

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/**
 * [D05] Sends bills: every filing, its charge and its message to customs, or nothing of it.
 * @throws Refusal 404, 422, 1009, 1004, 1003, 1008, 1010 or 402, in this order
 */
export async function sendBills(portal: Tools, trx: Tx, principal: Principal, order: SendOrder): Promise<SendReply> {
  const { enterpriseId } = principal;
  const at = portal.clock();
  const wallet = await lockWallet(trx, enterpriseId);
  await portal.steps.mark('send.walletLocked');

  const loaded = await loadOutgoing(trx, enterpriseId, order.what);
  requireSound(loaded, 'ids' in order.what, at);
  const outgoing = withFilerCodes(loaded, principal);
  await requireFilerCodes(trx, enterpriseId, outgoing);
  requireNoConflict(await findConflicts(trx, principal, outgoing));

  const prices = await priceBills(trx, outgoing);
  const price = addPrices(prices);
  const planned = planFilings(outgoing, prices);
  await claimForFilings(
    trx,
    principal,
    planned.map(({ id, amsNo, billType }) => ({ filingId: id, amsNo, billType })),
  );
  await portal.steps.mark('send.claimed');

  requireQuoted(price, order.quotedTotal);
  const charge = requireFunds(price, order.payType, wallet, principal);
  const balance = await takeFromWallet(trx, enterpriseId, charge);
  await portal.steps.mark('send.charged');

  const filings = await fileBills(trx, principal, planned, at);
  await recordCharges(trx, principal, filings, { payType: order.payType, intentKey: order.intentKey, at });
  await portal.steps.mark('send.filed');

  await queueMessages(trx, principal, filings, at);
  await portal.steps.mark('send.queued');

  const draftIds = outgoing.flatMap(({ draftId }) => draftId ?? []);
  if (draftIds.length > 0) await markDraftsSent(trx, enterpriseId, draftIds, at);
  await portal.steps.mark('send.draftsGone');

  await portal.bus.publish(
    trx,
    enterpriseId,
    { type: 'WALLET', data: { coin: balance, couponCount: wallet.coupons - charge.coupons } },
    ...(draftIds.length > 0 ? [{ type: 'DRAFTS' as const }] : []),
    ...filings.map(({ id, amsNo }) => ({
      type: 'FILING_STATUS' as const,
      data: { id, amsNo, declarationStatus: 'submitted' as const, matchStatus: 'none' as const },
    })),
  );
  return {
    filings: filings.map(({ id, isfNo, amsNo, draftId }) => ({ id, isfNo, amsNo, draftId })),
    charged: charge.coins + charge.credit,
    balance,
  };
}

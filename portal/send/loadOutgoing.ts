import { isLocalId } from '#rules/draftIds.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { lockDrafts } from '../store/drafts.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/**
 * The bills to be sent, their drafts locked. A bill that names a draft of the portal is sent as given, and its draft is
 * gone with it.
 * @throws Refusal `notFound` when one draft is missing, sent or another tenant's; `stale` for a bill older than its draft
 */
export async function loadOutgoing(
  trx: Tx,
  enterpriseId: string,
  what: { ids: readonly string[] } | { bill: Bill },
): Promise<OutgoingBill[]> {
  if ('ids' in what) {
    const drafts = await lockDrafts(trx, enterpriseId, [...new Set(what.ids)]);
    return drafts.map((bill) => ({ bill, draftId: bill.id }));
  }
  const { bill } = what;
  if (bill.id === null || isLocalId(bill.id)) return [{ bill, draftId: null }];
  const [current] = await lockDrafts(trx, enterpriseId, [bill.id]);
  if (bill.revision !== current?.revision) throw refuse('stale', { extra: { current } });
  return [{ bill, draftId: bill.id }];
}

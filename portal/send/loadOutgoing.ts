import { isLocalId } from '#rules/draftIds.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { lockDrafts, type DraftReader } from '../store/drafts.ts';
import { requireFewRows } from '../store/requireFewRows.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/** Drafts by id, with the revisions that were shown; or one bill. */
export type Sendable = { ids: readonly string[]; revisions?: Readonly<Record<string, number>> } | { bill: Bill };

/**
 * The bills to be sent, their drafts locked. A bill that names a draft is sent as given, and consumes its draft. [D05]
 * A draft whose revision is given is sent in this revision or not at all.
 * @throws Refusal `draftSent`; `notFound` when one draft is missing or another tenant's; `stale` for a bill older than
 *   its draft, and for drafts that changed since they were shown, with their current versions; `tooLarge`
 */
export async function loadOutgoing(trx: Tx, sender: DraftReader, what: Sendable): Promise<OutgoingBill[]> {
  if ('ids' in what) {
    const ids = [...new Set(what.ids)];
    await requireFewRows(trx, sender, ids);
    const drafts = await lockDrafts(trx, sender, ids);
    const changed = drafts.filter(({ id, revision }) => (what.revisions?.[id ?? ''] ?? revision) !== revision);
    if (changed.length > 0) {
      throw refuse('stale', { extra: { current: Object.fromEntries(changed.map((draft) => [draft.id, draft])) } });
    }
    return drafts.map((bill) => ({ bill, draftId: bill.id }));
  }
  const { bill } = what;
  if (bill.id === null || isLocalId(bill.id)) return [{ bill, draftId: null }];
  const [current] = await lockDrafts(trx, sender, [bill.id]);
  if (bill.revision !== current?.revision) throw refuse('stale', { extra: { current } });
  return [{ bill, draftId: bill.id }];
}

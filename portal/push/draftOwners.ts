import type { PushEventTable } from '../db/tables/push.ts';
import type { Tx } from '../portal.ts';

/** A recorded event as notices report it. */
export type DigestEvent = Pick<PushEventTable, 'kind' | 'subject' | 'detail' | 'filing_id' | 'draft_id'>;

/** [P04] The owners of the drafts that events are about, by draft. */
export async function draftOwners(
  trx: Tx,
  enterpriseId: string,
  events: readonly DigestEvent[],
): Promise<Map<string, string>> {
  const ids = events.flatMap(({ draft_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('draft')
    .select(['id', 'owner_id'])
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, owner_id: owner }) => [id, owner]));
}

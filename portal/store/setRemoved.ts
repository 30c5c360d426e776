import { sql } from 'kysely';
import type { RecordTableName } from '../db/tables/database.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';

/**
 * Removes rows or restores them; rows already in that state stay unchanged.
 * @param deletedAt null restores
 * @returns how many changed
 * @throws Refusal `notFound` for the whole call when one is missing, a draft that was sent, or another owner's or tenant's
 */
export async function setRemoved(
  trx: Tx,
  table: RecordTableName,
  { enterpriseId, draftsOf = null }: Pick<Principal, 'enterpriseId'> & Partial<Pick<Principal, 'draftsOf'>>,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<number> {
  const wanted = [...new Set(ids)];
  const found = await trx
    .selectFrom(table)
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', wanted)
    .$if(table === 'draft', (drafts) => drafts.where(sql`sent_at`, 'is', null))
    .$if(table === 'draft' && draftsOf !== null, (drafts) => drafts.where(sql`owner_id`, '=', draftsOf))
    .select(['id', 'deleted_at'])
    // Rows are locked in id order, so that two selections cannot deadlock.
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length < wanted.length) throw refuse('notFound');
  const changing = found.filter((row) => (row.deleted_at === null) === (deletedAt !== null)).map((row) => row.id);
  if (changing.length === 0) return 0;
  await trx
    .updateTable(table)
    .set({ deleted_at: deletedAt })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', changing)
    .execute();
  return changing.length;
}

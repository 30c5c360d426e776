import { sql } from 'kysely';
import type { RecordTableName } from '../db/tables/database.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';

/**
 * Removes rows or restores them; rows already in that state stay unchanged.
 * @param deletedAt null restores
 * @param kept a row that must remain
 * @returns how many changed
 * @throws Refusal `notFound` for the whole call when one is missing, a draft that was sent, or another owner's or tenant's;
 * `keptGone` when the row that must remain is removed
 */
export async function setRemoved(
  trx: Tx,
  table: RecordTableName,
  { enterpriseId, draftsOf = null }: Pick<Principal, 'enterpriseId'> & Partial<Pick<Principal, 'draftsOf'>>,
  ids: readonly string[],
  deletedAt: Date | null,
  kept?: string,
): Promise<number> {
  const wanted = [...new Set(kept === undefined ? ids : [...ids, kept])];
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
  const isGone = (id: string) => ids.includes(id) || found.some((row) => row.id === id && row.deleted_at !== null);
  if (kept !== undefined && isGone(kept)) throw refuse('keptGone');
  const changing = found
    .filter((row) => row.id !== kept && (row.deleted_at === null) === (deletedAt !== null))
    .map((row) => row.id);
  if (changing.length === 0) return 0;
  await trx
    .updateTable(table)
    .set({ deleted_at: deletedAt })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', changing)
    .execute();
  return changing.length;
}

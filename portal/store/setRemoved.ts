import { sql } from 'kysely';
import type { RecordTableName } from '../db/tables/database.ts';
import type { Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';

/**
 * Puts rows away, or brings them back; those that are there already stay as they are.
 * @param deletedAt null brings back
 * @returns how many changed
 * @throws Refusal `notFound` for the whole call when one is missing, a draft that was sent, or another tenant's
 */
export async function setRemoved(
  trx: Tx,
  table: RecordTableName,
  enterpriseId: string,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<number> {
  const wanted = [...new Set(ids)];
  const found = await trx
    .selectFrom(table)
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', wanted)
    .$if(table === 'draft', (drafts) => drafts.where(sql`sent_at`, 'is', null))
    .select(['id', 'deleted_at'])
    // Everybody locks in the same order, so that two selections never wait for each other.
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

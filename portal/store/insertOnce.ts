import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Database, RecordTableName } from '../db/tables/database.ts';
import type { RecordTable } from '../db/tables/records.ts';
import type { Tx } from '../portal.ts';
import { requireSameContent } from './requireSameContent.ts';

/** Columns that every first save sets in the same way. */
type Given = 'enterprise_id' | 'id' | 'revision' | 'created_key' | 'created_hash' | 'created_at';

interface FirstSave<T extends RecordTableName> {
  enterpriseId: string;
  columns: Omit<Insertable<Database[T]>, Given> & Omit<Insertable<RecordTable>, Given>;
  /** `Idempotency-Key`: a repeated save creates no second record. */
  key: string | null;
  /** Hash of the record's content. */
  hash: string;
  now: Date;
  /** A row as the wire shows it. */
  show: (row: Selectable<Database[T]>) => unknown;
}

/**
 * Creates a record once, however often the save is repeated.
 * @returns its id, and whether this save created it
 * @throws Refusal `stale` with the stored copy when the key created a record with other content
 */
export async function insertOnce<T extends RecordTableName>(
  trx: Tx,
  table: T,
  { enterpriseId, columns, key, hash, now, show }: FirstSave<T>,
): Promise<{ id: string; isNew: boolean }> {
  const records: RecordTableName = table;
  const made = await trx
    .insertInto(records)
    .values({
      ...columns,
      enterprise_id: enterpriseId,
      id: randomUUID(),
      revision: 1,
      created_key: key,
      created_hash: key && hash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['enterprise_id', 'created_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const twin = await trx
    .selectFrom(records)
    .where('enterprise_id', '=', enterpriseId)
    .where('created_key', '=', key)
    .selectAll()
    .executeTakeFirstOrThrow();
  requireSameContent(twin.created_hash, hash, show(twin as Selectable<Database[T]>));
  return { id: twin.id, isNew: false };
}

import type { Selectable, Updateable } from 'kysely';
import type { Database, RecordTableName } from '../db/tables/database.ts';
import type { RecordTable } from '../db/tables/records.ts';
import type { Tx } from '../portal.ts';

/** Writes the next revision of a record that the transaction has locked. */
export async function writeNext<T extends RecordTableName>(
  trx: Tx,
  table: T,
  row: Pick<Selectable<RecordTable>, 'enterprise_id' | 'id' | 'revision'>,
  columns: Updateable<Database[T]>,
): Promise<{ id: string; revision: number }> {
  const records: RecordTableName = table;
  const revision = row.revision + 1;
  await trx
    .updateTable(records)
    .set({ ...columns, revision })
    .where('enterprise_id', '=', row.enterprise_id)
    .where('id', '=', row.id)
    .execute();
  return { id: row.id, revision };
}

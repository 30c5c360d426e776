import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../db/tables/database.ts';
import type { Db } from '../portal.ts';

/** A free search counts up to here and says so. */
const COUNT_CAP = 10_000;

/**
 * How many rows a query finds, for a page's `total` and `statistics`.
 * @param isSearch whether a free search may stop counting
 */
export async function countRows<T extends keyof Database>(
  db: Db,
  found: SelectQueryBuilder<Database, T, { id: string }>,
  isSearch: boolean,
): Promise<{ total: number; statistics: { capped?: true } }> {
  const { total } = await db
    .selectFrom((isSearch ? found.limit(COUNT_CAP + 1) : found).as('found'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return isSearch && total > COUNT_CAP ? { total: COUNT_CAP, statistics: { capped: true } } : { total, statistics: {} };
}

import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../db/tables/database.ts';
import type { Db } from '../portal.ts';

/** The limit of counting for a free search; the page shows that it was reached. */
const COUNT_CAP = 10_000;

/**
 * Counts the rows of a query, for a page's `total` and `statistics`.
 * @param isSearch whether counting may stop at the limit
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

import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';

/** @throws Refusal `notFound` for the whole selection when one filing of it is missing or another tenant's */
export async function requireFilings(db: Db, enterpriseId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { found } = await db
    .selectFrom('filing')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', wanted)
    .select((row) => row.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  if (found < wanted.length) throw refuse('notFound');
}

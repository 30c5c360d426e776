import { sql } from 'kysely';
import type { Db } from '../portal.ts';

/**
 * Makes one query of many, for snapshots of all tables: a function in the test's database keeps their plans.
 * @param selects SQL that selects one text each; `$1` is the argument of a snapshot
 * @returns a snapshot's lines in their order
 * @example
 * const snapshot = await defineSnapshot(db, ["select 'draft ' || t::text from draft t where enterprise_id = $1"]);
 * expect(await snapshot('1')).toEqual(before);
 */
export async function defineSnapshot(
  db: Db,
  selects: readonly string[],
): Promise<(argument: string) => Promise<string[]>> {
  const body = selects.map((select) => `return query ${select};`).join('\n');
  await sql
    .raw(`create function test_snapshot(text) returns setof text language plpgsql as $body$ begin ${body} end $body$`)
    .execute(db);
  return async (argument) => {
    const { rows } = await sql<{
      line: string;
    }>`select line from test_snapshot(${argument}) line order by line`.execute(db);
    return rows.map(({ line }) => line);
  };
}

import { sql, type RawBuilder } from 'kysely';
import { toServerText } from '#schema/dateText.ts';
import { SUPPORT_COUNT_MAX, type SupportResource } from '#contract/support/supportResource.ts';
import type { Db, Tx } from '../portal.ts';
import { sha256 } from '../sha256.ts';
import { maskPrivate } from './maskPrivate.ts';
import { keysCondition, type SupportQuery } from './readQuery.ts';
import { rowId, type SupportBinding } from './supportBinding.ts';

export type SupportRow = Record<string, unknown> & { id: string };

/** Milliseconds of one query: a filter without an index ends here instead of holding a connection. */
const STATEMENT_TIMEOUT = 4_000;

/** One page, and the number of matching rows up to `SUPPORT_COUNT_MAX`. Reads only, also if a declaration were wrong. */
export async function readPage(
  db: Db,
  resource: SupportResource,
  binding: SupportBinding,
  query: SupportQuery,
): Promise<{ rows: SupportRow[]; total: number }> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql.raw(`set local statement_timeout = ${STATEMENT_TIMEOUT}`).execute(trx);
      const matching = where(query.conditions);
      const counted = await sql<{ total: number }>`
        select count(*) as total
        from (select from ${query.needsJoins ? tablesOf(binding) : binding.from} ${matching} limit ${SUPPORT_COUNT_MAX}) found`.execute(
        trx,
      );
      const { rows } = await pageOf(resource, binding, query).execute(trx);
      return { rows: rows.map((row) => toWire(resource, row)), total: counted.rows[0]?.total ?? 0 };
    });
}

/** The rows of one page, as SQL. */
export const pageOf = (
  resource: SupportResource,
  binding: SupportBinding,
  { conditions, order, count, from }: SupportQuery,
): RawBuilder<Record<string, unknown>> =>
  sql`select ${select(resource, binding, false)} from ${tablesOf(binding)} ${where(conditions)}
    order by ${order} limit ${count} offset ${from}`;

/** One row with all its columns; undefined when the resource has none with this id. */
export async function readRow(
  trx: Db | Tx,
  resource: SupportResource,
  binding: SupportBinding,
  key: readonly string[],
): Promise<SupportRow | undefined> {
  const conditions = [keysCondition(binding, [key]), ...(binding.where ? [binding.where] : [])];
  const { rows } = await sql<Record<string, unknown>>`
    select ${select(resource, binding, true)} from ${tablesOf(binding)} ${where(conditions)}`.execute(trx);
  const row = rows[0] && toWire(resource, rows[0]);
  return row && { ...row, revision: revisionOf(resource, row) };
}

/** Identifies the values that an update may change: a form that shows older ones must not write them back. */
const revisionOf = ({ update }: SupportResource, row: Readonly<Record<string, unknown>>): string =>
  sha256(JSON.stringify((update?.columns ?? []).map((name) => row[name] ?? null))).slice(0, 16);

const tablesOf = ({ from, joins }: SupportBinding): RawBuilder<unknown> => (joins ? sql`${from} ${joins}` : from);

const where = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

function select({ columns }: SupportResource, binding: SupportBinding, isSingle: boolean): RawBuilder<unknown> {
  const bound = Object.entries<RawBuilder<unknown>>(binding.columns).filter(([name]) => {
    const column = columns[name];
    return column && !column.writeOnly && (isSingle || !column.single);
  });
  return sql.join([
    sql`${rowId(binding.key)} as id`,
    ...bound.map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
  ]);
}

/** Times as on the wire; personal numbers masked in every column, whatever it declares. */
function toWire({ columns }: SupportResource, row: Record<string, unknown>): SupportRow {
  const entries = Object.entries(row).map(([name, value]) => {
    const wire = value instanceof Date ? toServerText(value) : value;
    return [name, maskPrivate(wire, columns[name]?.masked ?? false, name)] as const;
  });
  return Object.fromEntries(entries) as SupportRow;
}

import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** Milliseconds between two looks at the running transactions. */
const PAUSE = 100;

/**
 * Transactions of this database, beside those of `own` connections, that may have a snapshot. One that waits for a lock of
 * `own` cannot end before it gets it, such as an `analyze` of the same table; a dump never waits for these locks. Not read from
 * `pg_stat_activity`, which hides what another account's transaction waits for.
 */
async function openTransactions(client: pg.Client, own: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with recursive waiting (pid) as (
       select unnest($1::int[])
       union
       select locks.pid from pg_locks locks join waiting on waiting.pid = any(pg_blocking_pids(locks.pid))
       where not locks.granted)
     select virtualtransaction as id from pg_locks join pg_stat_activity using (pid)
     where locktype = 'virtualxid' and granted and datname = current_database() and pid not in (select pid from waiting)`,
    [own],
  );
  return rows.map(({ id }) => id);
}

async function processId(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** @returns table of an index, and whether queries and dumps use it; undefined when there is no such index */
async function readIndex(client: pg.Client, name: string) {
  const { rows } = await client.query<{ table: string; isValid: boolean }>(
    `select indrelid::regclass::text as table, indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
    [name],
  );
  return rows[0];
}

export const isIndexValid = async (client: pg.Client, name: string): Promise<boolean> =>
  (await readIndex(client, name))?.isValid === true;

/**
 * Drops an index so that a pg_dump which runs meanwhile can be restored. pg_dump lists indexes as of its snapshot, locks the tables,
 * then reads each definition as of now: of an index that was dropped in between it writes the statistics without the index.
 * `drop index concurrently` marks the index invalid, which pg_dump leaves out, and waits for transactions that have locked
 * the table. So `holder` keeps such a lock until every transaction that may have read the index as valid has ended.
 */
export async function dropIndexSafely(
  client: pg.Client,
  holder: pg.Client,
  name: string,
  signal?: AbortSignal,
): Promise<void> {
  const index = await readIndex(client, name);
  if (!index) return;
  const own = [await processId(client), await processId(holder)];
  await holder.query(`begin; lock table ${index.table} in access share mode`);
  let isRunning = true;
  const dropping = client.query(`drop index concurrently if exists ${name}`).finally(() => (isRunning = false));
  // Awaited below; it may fail before.
  dropping.catch(() => {});
  try {
    while (isRunning && (await isIndexValid(holder, name))) await setTimeout(PAUSE, undefined, { signal });
    let before = new Set(await openTransactions(holder, own));
    while (isRunning && before.size > 0) {
      await setTimeout(PAUSE, undefined, { signal });
      before = new Set((await openTransactions(holder, own)).filter((id) => before.has(id)));
    }
  } finally {
    // The index stays invalid, and the next start drops it.
    if (signal?.aborted) await holder.query('select pg_cancel_backend($1)', [own[0]]);
    await holder.query('commit');
  }
  await dropping;
}

import pg from 'pg';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { backendPid, lowerPriority } from '../workers/lowerPriority.ts';

/** A compiled query, which can be posted to another thread. */
export interface RowsQuery {
  sql: string;
  parameters: readonly unknown[];
}

/** Column values as PostgreSQL returns them; a time is text in the wire's format, followed by a fraction and `+08`. */
export type RawRow = readonly unknown[];

interface ReadingPace {
  /** Rows per fetch, for large rows. */
  rows?: number;
  /** From `createRequestYield`; called between pieces, so a pause also pauses the database. */
  yieldToRequests: () => boolean;
}

/** Rows per fetch on an idle portal; while requests are pending, as many as take two milliseconds. */
const ROWS = 500;
const ROWS_WHEN_BUSY = 200;

/**
 * [L06] Reads the rows of a query in pieces with a cursor on a separate connection: one snapshot of the database, and at
 * most two pieces in memory. Leaving the loop closes the connection.
 */
export async function* readRows(
  { isOwn, ...connection }: WorkerConnection,
  { sql, parameters }: RowsQuery,
  { rows: perFetch, yieldToRequests }: ReadingPace,
): AsyncGenerator<RawRow[]> {
  const client = new pg.Client({ ...connection, types: { getTypeParser: parserOf } });
  client.on('error', () => {});
  await client.connect();
  try {
    if (isOwn) lowerPriority(backendPid(client));
    await client.query('begin isolation level repeatable read read only');
    // The thread never waits for a reader, so a long pause means that it hangs. Times arrive as [K01] writes them, unparsed.
    await client.query(
      "set local idle_in_transaction_session_timeout = '1min'; set local statement_timeout = '2min'; set local time zone interval '+08:00' hour to minute; set local datestyle = 'ISO'",
    );
    await client.query(`declare rows no scroll cursor for ${sql}`, [...parameters]);
    const fetch = async (count: number) =>
      (await client.query<unknown[]>({ text: `fetch forward ${perFetch ?? count} from rows`, rowMode: 'array' })).rows;
    let next: ReturnType<typeof fetch> | null = null;
    for (;;) {
      const rows: RawRow[] = await (next ?? fetch(ROWS_WHEN_BUSY));
      if (rows.length === 0) return;
      // On an idle portal the next piece is fetched while this one is written; otherwise only one core is used.
      next = yieldToRequests() ? fetch(ROWS) : null;
      next?.catch(() => {});
      yield rows;
      if (!next) yieldToRequests();
    }
  } finally {
    await client.end().catch(() => {});
  }
}

const TIMESTAMPTZ = 1184;
const asText = (value: string) => value;

function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === TIMESTAMPTZ ? asText : pg.types.getTypeParser(oid, format);
}

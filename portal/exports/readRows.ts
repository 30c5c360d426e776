import pg from 'pg';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { backendOf, standBack } from '../workers/standBack.ts';

/** A query as the query builder compiled it; it can be handed to another thread. */
export interface RowsQuery {
  sql: string;
  parameters: readonly unknown[];
}

/** A column's value as PostgreSQL gives it; a time is the wire's text with a fraction and `+08` behind. */
export type RawRow = readonly unknown[];

export interface ReadingPace {
  /** Rows of one fetch, where rows are large. */
  rows?: number;
  /** `takeTurns`, called before each piece of work but the first; while it waits, the database does too. */
  turn: () => boolean;
}

/** Enough to be quick, and few enough to be nothing; beside people, few enough to be done in two milliseconds. */
const ROWS = 500;
const ROWS_BESIDE = 200;

/**
 * [L06] Every row of a query in the query's order, as arrays, in pieces, from a cursor on a connection of its own: one
 * picture of the database, and never more than two pieces in memory. Leaving the loop lets go of everything.
 */
export async function* readRows(
  { isOwn, ...connection }: WorkerConnection,
  { sql, parameters }: RowsQuery,
  { rows: atOnce, turn }: ReadingPace,
): AsyncGenerator<RawRow[]> {
  const client = new pg.Client({ ...connection, types: { getTypeParser: parserOf } });
  client.on('error', () => {});
  await client.connect();
  try {
    if (isOwn) standBack(backendOf(client));
    await client.query('begin isolation level repeatable read read only');
    // It waits for no reader, so a pause means a thread that hangs. Times arrive as [K01] writes them, so no value is parsed.
    await client.query(
      "set local idle_in_transaction_session_timeout = '1min'; set local statement_timeout = '2min'; set local time zone interval '+08:00' hour to minute; set local datestyle = 'ISO'",
    );
    await client.query(`declare rows no scroll cursor for ${sql}`, [...parameters]);
    const fetch = async (some: number) =>
      (await client.query<unknown[]>({ text: `fetch forward ${atOnce ?? some} from rows`, rowMode: 'array' })).rows;
    let coming: ReturnType<typeof fetch> | null = null;
    for (;;) {
      const rows: RawRow[] = await (coming ?? fetch(ROWS_BESIDE));
      if (rows.length === 0) return;
      // Alone, the next piece comes while this one is being written. Beside people, it is one core or the other.
      coming = turn() ? fetch(ROWS) : null;
      coming?.catch(() => {});
      yield rows;
      if (!coming) turn();
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

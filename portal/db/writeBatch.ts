import { sql, type Kysely, type OperationNodeSource, type Transaction } from 'kysely';
import { chunksOf, ROWS } from './inChunks.ts';
import type { Database } from './tables/database.ts';

type Tx = Transaction<Database>;

interface Insert {
  rows: number;
  query: OperationNodeSource;
}

/**
 * Writes what `fill` adds to a batch by one statement for each 2,000 rows, which costs one exchange with the database
 * instead of one for each table. No row may depend on another one of the batch; PostgreSQL writes them in any order and
 * checks foreign keys at the end of a statement. Rows that others refer to are added first: the statements of more rows run
 * in the order of the additions.
 * @returns the result of `fill`
 * @example
 * await writeTogether(trx, (batch) => {
 *   batch.insert(jobs, (db, some) => db.insertInto('job').values(some));
 *   batch.insert(events, (db, some) => db.insertInto('push_event').values(some));
 * });
 */
export async function writeTogether<T>(trx: Tx, fill: (batch: WriteBatch) => T | Promise<T>): Promise<T> {
  const batch = new WriteBatch(trx);
  const result = await fill(batch);
  await batch.write();
  return result;
}

/** Rows and notices of a transaction that are written together. */
export class WriteBatch {
  readonly #inserts: Insert[] = [];
  readonly #channels: string[] = [];
  readonly #payloads: string[] = [];

  /** For what must be read, or numbered, before the rows are known. */
  readonly trx: Tx;

  constructor(trx: Tx) {
    this.trx = trx;
  }

  /** Adds rows of a table. */
  insert<R>(rows: readonly R[], toQuery: (db: Kysely<Database>, some: readonly R[]) => OperationNodeSource): void {
    for (const some of chunksOf(rows)) this.#inserts.push({ rows: some.length, query: toQuery(this.trx, some) });
  }

  /** Notifies the listeners of a channel once the transaction commits. */
  notify(channel: string, payload: string): void {
    this.#channels.push(channel);
    this.#payloads.push(payload);
  }

  async write(): Promise<void> {
    const statements = statementsOf(this.#inserts);
    for (const some of statements.slice(0, -1)) await sql`${insertsOf(some)} select`.execute(this.trx);
    const last = statements.at(-1) ?? [];
    if (last.length === 0 && this.#channels.length === 0) return;
    await sql`${insertsOf(last)} select pg_notify(channel, payload)
      from unnest(${this.#channels}::text[], ${this.#payloads}::text[]) as notice (channel, payload)`.execute(this.trx);
  }
}

/** Inserts that one statement can hold. */
function statementsOf(inserts: readonly Insert[]): Insert[][] {
  const statements: Insert[][] = [];
  let rows = Infinity;
  for (const insert of inserts) {
    rows += insert.rows;
    if (rows > ROWS) {
      statements.push([]);
      rows = insert.rows;
    }
    statements.at(-1)?.push(insert);
  }
  return statements;
}

function insertsOf(inserts: readonly Insert[]) {
  if (inserts.length === 0) return sql``;
  return sql`with ${sql.join(inserts.map(({ query }, index) => sql`${sql.raw(`insert_${index}`)} as (${query})`))}`;
}

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { currentLane, type ConnectionLane } from './connectionLane.ts';
import { FairSlots, type SlotLimits } from '../fairness/fairSlots.ts';
import { DatabaseUnavailable, isServerError } from './databaseErrors.ts';
import { isOutdatedStatement, PreparedStatements, StatementNames } from './preparedStatements.ts';

export type Sections = Record<ConnectionLane['section'], SlotLimits>;

/** Receives what the statements of a pool did, streams left out. */
export interface QueryObserver {
  /** Called also for a statement that failed. @param ms from the call to the result */
  onQuery?: (statement: string, ms: number) => void;
  onQueryError?: (error: unknown) => void;
}

/**
 * A pool that shares connections by lane and closes a connection when the server does not answer for `silence`
 * milliseconds.
 * @param sections null: every caller may use any free connection
 */
export function guardedPool(
  pool: Pool,
  sections: Sections | null,
  silence: number | null,
  observer: QueryObserver,
): PostgresPool {
  const slots =
    sections && new Map(Object.entries(sections).map(([section, limits]) => [section, new FairSlots(limits)] as const));
  const prepared = new PreparedStatements();
  return {
    connect: async () => {
      const { section, key } = currentLane();
      const releaseSlot = await slots?.get(section)?.take(key);
      try {
        return guardClient(await pool.connect(), prepared, silence, observer, releaseSlot);
      } catch (error) {
        releaseSlot?.();
        throw toUnavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

function guardClient(
  client: PoolClient,
  prepared: PreparedStatements,
  silence: number | null,
  { onQuery, onQueryError }: QueryObserver,
  releaseSlot?: () => void,
) {
  /** Set when the connection is lost; later statements, such as a rollback, fail with the same error. */
  let lost: DatabaseUnavailable | undefined;
  let isReleased = false;
  const names = new StatementNames(prepared);
  const release = () => {
    if (!isReleased) client.release(lost);
    isReleased = true;
  };
  const closeConnection = () => {
    lost = new DatabaseUnavailable('the database gave no answer in time');
    // The pool closes the socket, which makes the running statement fail.
    release();
  };

  async function runStatement<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (lost) throw lost;
    const timer = silence === null ? undefined : setTimeout(closeConnection, silence);
    const started = performance.now();
    try {
      const name = names.next(text);
      const named = name === undefined ? text : { name, text };
      const { command, rowCount, rows } = await client.query<R & QueryResultRow>(named, [...values]);
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      const failure = toUnavailable(error);
      onQueryError?.(failure);
      if (failure instanceof DatabaseUnavailable) lost ??= failure;
      throw lost ?? failure;
    } finally {
      clearTimeout(timer);
      onQuery?.(text, performance.now() - started);
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(statement: string | PostgresCursor<R>, values: readonly unknown[] = []) {
    return typeof statement === 'string'
      ? runStatement<R>(statement, values)
      : (client as PostgresPoolClient).query(statement);
  }
  return {
    query,
    release: () => {
      release();
      releaseSlot?.();
    },
  };
}

/** Converts errors that a new connection does not have: those that neither the server sent nor the program caused. */
function toUnavailable(error: unknown): unknown {
  if (isOutdatedStatement(error)) return new DatabaseUnavailable('the tables were changed', { cause: error });
  const isOther = isServerError(error) || error instanceof TypeError || error instanceof DatabaseUnavailable;
  return isOther ? error : new DatabaseUnavailable('the connection to the database was lost', { cause: error });
}

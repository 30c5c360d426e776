import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { currentLane, type ConnectionLane } from './connectionLane.ts';
import { FairPlaces, type PlaceLimits } from '../fairness/fairPlaces.ts';
import { DatabaseUnavailable, isServerError } from './databaseErrors.ts';

export type Sections = Record<ConnectionLane['section'], PlaceLimits>;

/**
 * A pool that shares connections by lane and closes a connection when the server does not answer for `silence`
 * milliseconds.
 * @param sections null: every caller may use any free connection
 */
export function guardedPool(pool: Pool, sections: Sections | null, silence: number | null): PostgresPool {
  const places =
    sections &&
    new Map(Object.entries(sections).map(([section, limits]) => [section, new FairPlaces(limits)] as const));
  return {
    connect: async () => {
      const { section, key } = currentLane();
      const releasePlace = await places?.get(section)?.take(key);
      try {
        return guardClient(await pool.connect(), silence, releasePlace);
      } catch (error) {
        releasePlace?.();
        throw toUnavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

function guardClient(client: PoolClient, silence: number | null, releasePlace?: () => void) {
  /** Set when the connection is lost; later statements, such as a rollback, fail with the same error. */
  let lost: DatabaseUnavailable | undefined;
  let isReleased = false;
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
    try {
      return await (client as PostgresPoolClient).query<R>(text, values);
    } catch (error) {
      const failure = toUnavailable(error);
      if (failure instanceof DatabaseUnavailable) lost ??= failure;
      throw lost ?? failure;
    } finally {
      clearTimeout(timer);
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
      releasePlace?.();
    },
  };
}

/** Converts connection errors: those that neither the server sent nor the program caused. */
function toUnavailable(error: unknown): unknown {
  const isOther = isServerError(error) || error instanceof TypeError || error instanceof DatabaseUnavailable;
  return isOther ? error : new DatabaseUnavailable('the connection to the database was lost', { cause: error });
}

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { currentLane, type ConnectionLane } from './connectionLane.ts';
import { FairPlaces, type PlaceLimits } from '../fairness/fairPlaces.ts';
import { DatabaseUnavailable, isServerError } from './databaseErrors.ts';

export type Sections = Record<ConnectionLane['section'], PlaceLimits>;

/**
 * A pool whose connections are shared by lanes and whose statements end: a server that gives no answer for `silence`
 * milliseconds loses the connection, because nothing else is known of it.
 * @param sections null: every caller takes what is free
 */
export function guardedPool(pool: Pool, sections: Sections | null, silence: number | null): PostgresPool {
  const places =
    sections &&
    new Map(Object.entries(sections).map(([section, limits]) => [section, new FairPlaces(limits)] as const));
  return {
    connect: async () => {
      const { section, key } = currentLane();
      const giveBack = await places?.get(section)?.take(key);
      try {
        return guardClient(await pool.connect(), silence, giveBack);
      } catch (error) {
        giveBack?.();
        throw toUnavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

function guardClient(client: PoolClient, silence: number | null, giveBack?: () => void) {
  /** Why the connection is lost: what is asked later, a rollback for example, fails for the same reason. */
  let lost: DatabaseUnavailable | undefined;
  let isReleased = false;
  const release = () => {
    if (!isReleased) client.release(lost);
    isReleased = true;
  };
  const giveUp = () => {
    lost = new DatabaseUnavailable('the database gave no answer in time');
    // The pool cuts the socket under a statement that is at work, which then fails.
    release();
  };

  async function ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (lost) throw lost;
    const timer = silence === null ? undefined : setTimeout(giveUp, silence);
    try {
      return await (client as PostgresPoolClient).query<R>(text, values);
    } catch (error) {
      const trouble = toUnavailable(error);
      if (trouble instanceof DatabaseUnavailable) lost ??= trouble;
      throw lost ?? trouble;
    } finally {
      clearTimeout(timer);
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(what: string | PostgresCursor<R>, values: readonly unknown[] = []) {
    return typeof what === 'string' ? ask<R>(what, values) : (client as PostgresPoolClient).query(what);
  }
  return {
    query,
    release: () => {
      release();
      giveBack?.();
    },
  };
}

/** An error that is neither the server's answer nor a fault of the program is the connection's. */
function toUnavailable(error: unknown): unknown {
  const isOther = isServerError(error) || error instanceof TypeError || error instanceof DatabaseUnavailable;
  return isOther ? error : new DatabaseUnavailable('the connection to the database was lost', { cause: error });
}

import type Dexie from 'dexie';
import { errorNames } from './errorNames.ts';
import { withTimeout, LocalDatabaseUnresponsive, mayRequest } from './unresponsive.ts';

const LOST = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

/**
 * Runs work on a database. If the connection is lost, opens it again and repeats the work, which must be idempotent. Every
 * access to a local database goes through here, so none takes longer than 3 s.
 * @throws LocalDatabaseUnresponsive at once while the databases do not answer
 */
export async function withReopen<D extends Dexie, T>(db: D, work: (db: D) => PromiseLike<T>): Promise<T> {
  const request = mayRequest();
  if (request === 'no') throw new LocalDatabaseUnresponsive('the databases of this browser do not answer');
  let isLate = false;
  const run = async (): Promise<T> => {
    if (request === 'probe') await abandonOpening(db);
    try {
      return await work(db);
    } catch (error) {
      // After a timeout, repeated work would overwrite newer text.
      if (isLate || !isLostConnection(error)) throw error;
      db.close({ disableAutoOpen: false });
      await db.open();
      return await work(db);
    }
  };
  return withTimeout(run(), () => {
    isLate = true;
  });
}

/** Cancels a pending request to open; the next access makes a new one. */
async function abandonOpening(db: Dexie): Promise<void> {
  db.close();
  // The canceled request ends asynchronously and would cancel a new one, too.
  await new Promise((resolve) => setTimeout(resolve));
  db.close({ disableAutoOpen: false });
}

function isLostConnection(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return errorNames(error).some((name) => LOST.includes(name)) || /connection.*(lost|closing|closed)/iu.test(message);
}

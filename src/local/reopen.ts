import type Dexie from 'dexie';
import { namesOf } from './errorNames.ts';
import { inTime, LocalDatabaseUnresponsive, mayRequest } from './unresponsive.ts';

const LOST = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

/**
 * Runs work on a database; when the connection turns out to be lost, opens it once more and runs it again.
 * Only for work that may run twice. Every access to a local database goes through here, so none waits longer than 3 s.
 * @throws LocalDatabaseUnresponsive at once while the databases are known not to answer
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
      // Late work that runs again would write old text over newer.
      if (isLate || !isLostConnection(error)) throw error;
      db.close({ disableAutoOpen: false });
      await db.open();
      return await work(db);
    }
  };
  return inTime(run(), () => {
    isLate = true;
  });
}

/** Cancels a request to open that has no answer; the next access makes a new one. */
async function abandonOpening(db: Dexie): Promise<void> {
  db.close();
  // The cancelled opening ends in its own time, and would end a new one with it.
  await new Promise((resolve) => setTimeout(resolve));
  db.close({ disableAutoOpen: false });
}

function isLostConnection(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return namesOf(error).some((name) => LOST.includes(name)) || /connection.*(lost|closing|closed)/iu.test(message);
}

import type Dexie from 'dexie';
import { namesOf } from './errorNames.ts';

const LOST = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

/**
 * Runs work on a database; when the connection turns out to be lost, opens it once more and runs it again.
 * Only for work that may run twice.
 */
export async function withReopen<D extends Dexie, T>(db: D, work: (db: D) => PromiseLike<T>): Promise<T> {
  try {
    return await work(db);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    db.close({ disableAutoOpen: false });
    await db.open();
    return await work(db);
  }
}

function isLostConnection(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return namesOf(error).some((name) => LOST.includes(name)) || /connection.*(lost|closing|closed)/iu.test(message);
}

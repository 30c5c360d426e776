import type { Db, Tx } from '../portal.ts';

/** Runs several reads that see the same moment: a total and its page always fit together. */
export function readTogether<T>(db: Db, read: (trx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

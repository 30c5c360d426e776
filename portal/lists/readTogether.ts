import type { Db, Tx } from '../portal.ts';

/** Runs several reads in one snapshot, so that a total fits its page. */
export function readTogether<T>(db: Db, read: (trx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

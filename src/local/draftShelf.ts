import { isfDb, type RawRecord } from './isfDb.ts';
import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { withReopen } from './reopen.ts';
import { tptDb } from './tptDb.ts';

/** Where drafts lie, inside one transaction. */
export interface DraftShelf {
  get(id: string): PromiseLike<RawRecord | undefined>;
  put(record: RawRecord): PromiseLike<unknown>;
  remove(id: string): PromiseLike<unknown>;
  all(): PromiseLike<RawRecord[]>;
}

/**
 * Runs work on the page's own drafts in one transaction. [D16] A page that still belongs to an earlier owner, after
 * someone else signed in in another tab, works on its parked drafts: its text is kept and never shown to the other.
 */
export function onShelf<T>(mode: 'r' | 'rw', work: (shelf: DraftShelf) => PromiseLike<T>): Promise<T> {
  return withOwnerLock('shared', async () => {
    const owner = pageOwner();
    const inTheirs = databaseOwner();
    if (owner !== null && inTheirs !== null && owner !== inTheirs) {
      return withReopen(tptDb(), (db) => db.transaction(mode, db.parked, () => work(parkedShelf(owner))));
    }
    return withReopen(isfDb(), (db) => db.transaction(mode, db.draft_store, () => work(isfShelf)));
  });
}

const isfShelf: DraftShelf = {
  // The older tool may have keyed the portal's ids as numbers.
  get: (id) => isfDb().draft_store.where('id').anyOf(keysOf(id)).last(),
  put: (record) => isfDb().draft_store.put(record),
  remove: (id) => isfDb().draft_store.bulkDelete(keysOf(id)),
  all: () => isfDb().draft_store.toArray(),
};

const parkedShelf = (owner: string): DraftShelf => ({
  get: (id) =>
    tptDb()
      .parked.get([owner, id])
      .then((parked) => parked?.record),
  put: (record) => tptDb().parked.put({ owner, id: String(record.id), record }),
  remove: (id) => tptDb().parked.delete([owner, id]),
  all: () =>
    tptDb()
      .parked.where('owner')
      .equals(owner)
      .toArray((list) => list.map((parked) => parked.record)),
});

const keysOf = (id: string): (string | number)[] => (/^\d{1,15}$/u.test(id) ? [Number(id), id] : [id]);

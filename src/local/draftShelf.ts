import { isfDb, type RawRecord } from './isfDb.ts';
import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { withReopen } from './reopen.ts';
import { tptDb } from './tptDb.ts';

/** Which store of the shared database: drafts, or templates and filings that are being changed. */
export type ShelfName = 'draft_store' | 'temManage_store' | 'resend_store';

/** What stands before an id while its record is parked: all kinds lie there together. */
const MARKS: Record<ShelfName, string> = { draft_store: '', temManage_store: 'template:', resend_store: 'filing:' };

/** How a record of a store is known while it is parked. */
export const parkedId = (store: ShelfName, id: string): string => MARKS[store] + id;
/** The store that a parked record came from. */
export const storeOfParked = (id: string): ShelfName =>
  (['temManage_store', 'resend_store'] as const).find((store) => id.startsWith(MARKS[store])) ?? 'draft_store';

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
export function onShelf<T>(
  mode: 'r' | 'rw',
  work: (shelf: DraftShelf) => PromiseLike<T>,
  store: ShelfName = 'draft_store',
): Promise<T> {
  return withOwnerLock('shared', async () => {
    const owner = pageOwner();
    const inTheirs = databaseOwner();
    if (owner !== null && inTheirs !== null && owner !== inTheirs) {
      return withReopen(tptDb(), (db) => db.transaction(mode, db.parked, () => work(parkedShelf(owner, store))));
    }
    return withReopen(isfDb(), (db) => db.transaction(mode, db[store], () => work(isfShelf(store))));
  });
}

const isfShelf = (store: ShelfName): DraftShelf => ({
  // The older tool may have keyed the portal's ids as numbers.
  get: (id) => isfDb()[store].where('id').anyOf(keysOf(id)).last(),
  put: (record) => isfDb()[store].put(record),
  remove: (id) => isfDb()[store].bulkDelete(keysOf(id)),
  all: () => isfDb()[store].toArray(),
});

const parkedShelf = (owner: string, store: ShelfName): DraftShelf => ({
  get: (id) =>
    tptDb()
      .parked.get([owner, parkedId(store, id)])
      .then((parked) => parked?.record),
  put: (record) => tptDb().parked.put({ owner, id: parkedId(store, String(record.id)), record }),
  remove: (id) => tptDb().parked.delete([owner, parkedId(store, id)]),
  all: () =>
    tptDb()
      .parked.where('owner')
      .equals(owner)
      .toArray((list) => list.filter(({ id }) => storeOfParked(id) === store).map((parked) => parked.record)),
});

const keysOf = (id: string): (string | number)[] => (/^\d{1,15}$/u.test(id) ? [Number(id), id] : [id]);

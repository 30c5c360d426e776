import { namesOf } from './errorNames.ts';
import { finishWritesOnce } from './finishWrites.ts';
import { isfDb, type RawRecord } from './isfDb.ts';
import { isfShelf, opened } from './isfShelf.ts';
import { awaitLocalKey } from './localKeys.ts';
import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { withReopen } from './reopen.ts';
import { openFields, openValue, sealValue } from './sealedRecord.ts';
import { tptDb, type ParkedDraft } from './tptDb.ts';

/** Which store of the shared database: drafts, or templates and filings that are being changed. */
export type ShelfName = 'draft_store' | 'temManage_store' | 'resend_store';

/** Prefix of an id while its record is parked: parked records of all stores are in one table. */
const MARKS: Record<ShelfName, string> = { draft_store: '', temManage_store: 'template:', resend_store: 'filing:' };

/** The id of a record while it is parked. */
export const parkedId = (store: ShelfName, id: string): string => MARKS[store] + id;
/** The store that a parked record came from. */
export const storeOfParked = (id: string): ShelfName =>
  (['temManage_store', 'resend_store'] as const).find((store) => id.startsWith(MARKS[store])) ?? 'draft_store';

/** Where drafts are stored, inside one transaction: records in clear here, encrypted fields in the database. */
export interface DraftShelf {
  get(id: string): PromiseLike<RawRecord | undefined>;
  put(record: RawRecord): PromiseLike<unknown>;
  remove(id: string): PromiseLike<unknown>;
  all(): PromiseLike<RawRecord[]>;
}

/**
 * Runs work on the page's own drafts in one transaction. [D16] A page that still belongs to an earlier owner, after
 * someone else signed in in another tab or signed out, works on its parked drafts: its text is kept and never shown to
 * the other. Where the key is still on its way from the portal, it
 * waits for the key once.
 */
export async function onShelf<T>(
  mode: 'r' | 'rw',
  work: (shelf: DraftShelf) => PromiseLike<T>,
  store: ShelfName = 'draft_store',
): Promise<T> {
  await finishWritesOnce();
  const owner = pageOwner();
  const run = (): Promise<T> =>
    withOwnerLock('shared', async () => {
      const inTheirs = databaseOwner();
      if (owner !== null && inTheirs !== null && owner !== inTheirs) {
        return withReopen(tptDb(), (db) => db.transaction(mode, db.parked, () => work(parkedShelf(owner, store))));
      }
      return withReopen(isfDb(), (db) => db.transaction(mode, db[store], () => work(isfShelf(owner ?? '', store))));
    });
  try {
    return await run();
  } catch (error) {
    if (!namesOf(error).includes('LocalKeyMissing')) throw error;
    // Outside the lock: another tab may need it to become the owner.
    await awaitLocalKey(owner ?? '');
    return run();
  }
}

const parkedShelf = (owner: string, store: ShelfName): DraftShelf => ({
  get: (id) =>
    tptDb()
      .parked.get([owner, parkedId(store, id)])
      .then((parked) => parked && openParked(parked)),
  put: (record) =>
    tptDb().parked.put({ owner, id: parkedId(store, String(record.id)), record: sealValue(owner, record) }),
  remove: (id) => tptDb().parked.delete([owner, parkedId(store, id)]),
  all: () =>
    tptDb()
      .parked.where('owner')
      .equals(owner)
      .toArray((list) => list.filter(({ id }) => storeOfParked(id) === store).map(openParked)),
});

function openParked({ owner, id, record }: ParkedDraft): RawRecord {
  const whole = opened(storeOfParked(id), { id, record }, () => openValue(owner, record));
  return opened(storeOfParked(id), whole, () => openFields(owner, whole));
}

import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { isfDb, type RawRecord } from './isfDb.ts';
import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { withReopen } from './reopen.ts';
import { openValue, sealValue } from './sealedRecord.ts';

/** Limit of filings stored for reading offline; above it the ones seen longest ago are removed, `SPARE` at once. */
const FILINGS_MAX = 200;
const SPARE = 20;

interface SeenFiling {
  filing: FilingDetail;
  /** Milliseconds since 1970. */
  seenAt: number;
}

/** Stores a filing in `has_sent_store`, encrypted for its owner; without a key or a database it is not stored. */
export async function storeSeenFiling(filing: FilingDetail, now = Date.now()): Promise<void> {
  await asOwner(async (owner) => {
    const record: RawRecord = { id: filing.id, seenAt: now, filing: sealValue(owner, filing) };
    await withReopen(isfDb(), async (db) => {
      await db.has_sent_store.put(record);
      if ((await db.has_sent_store.count()) <= FILINGS_MAX) return;
      const all = await db.has_sent_store.toArray();
      const oldest = all
        .sort((one, other) => seenAtOf(one) - seenAtOf(other))
        .slice(0, all.length - FILINGS_MAX + SPARE);
      await db.has_sent_store.bulkDelete(oldest.map(({ id }) => id as string));
    });
  });
}

/** The filing as this user saw it last in this browser; null if never, or if its text cannot be read. */
export async function readSeenFiling(id: string): Promise<SeenFiling | null> {
  const seen = await asOwner(async (owner) => {
    const record = await withReopen(isfDb(), ({ has_sent_store }) => has_sent_store.get(id));
    // The older tool has records without the time.
    if (!record || seenAtOf(record) === 0) return null;
    return { filing: openValue<FilingDetail>(owner, record.filing as FilingDetail), seenAt: seenAtOf(record) };
  });
  return seen ?? null;
}

const seenAtOf = ({ seenAt }: RawRecord): number => (typeof seenAt === 'number' ? seenAt : 0);

/** Runs work while the local database is the page's own user's; reading and storing copies may fail silently. */
async function asOwner<T>(work: (owner: string) => Promise<T>): Promise<T | null> {
  const owner = pageOwner();
  if (!owner) return null;
  return withOwnerLock('shared', () => (databaseOwner() === owner ? work(owner) : Promise.resolve(null))).catch(
    () => null,
  );
}

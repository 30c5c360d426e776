import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { isfDb } from './isfDb.ts';
import { journalOf, removeEntry, savedAtOf } from './journal.ts';
import { withReopen } from './reopen.ts';
import { inTime, isLocalSilent } from './silence.ts';

/**
 * [D01] Writes what an earlier page put into the journal and was killed before it reached its store. Only where the store
 * has nothing newer. Killed in between, it is repeated: the same record is put again. To be called while the database
 * belongs to this owner.
 */
export async function finishWrites(owner: string): Promise<void> {
  for (const entry of await inTime(journalOf(owner), () => {})) {
    const savedAt = savedAtOf(entry.record);
    await withReopen(isfDb(), (db) =>
      db.transaction('rw', db[entry.store], async () => {
        const there = await db[entry.store].get(entry.id);
        if (!there || savedAtOf(there) < savedAt) await db[entry.store].put(entry.record);
      }),
    );
    await removeEntry(entry, savedAt);
  }
}

let finished: Promise<void> | null = null;

/** Once per page, before its first read: the text of a killed page is there when its form opens again. */
export function finishWritesOnce(): Promise<void> {
  const owner = pageOwner();
  if (owner === null || isLocalSilent()) return Promise.resolve();
  finished ??= withOwnerLock('shared', async () => {
    if (databaseOwner() === owner) await finishWrites(owner);
  }).catch(() => {
    // Tried again with the next access.
    finished = null;
  });
  return finished;
}

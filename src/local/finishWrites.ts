import { isLocalId } from '#rules/draftIds.ts';
import { namesOf } from './errorNames.ts';
import { isfDb, type RawRecord } from './isfDb.ts';
import { isfRecords, keysOf } from './isfRecords.ts';
import { journalOf, removeEntries, type JournalEntry, type JournalText } from './journal.ts';
import { awaitLocalKey } from './localKeys.ts';
import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { putOver } from './putOver.ts';
import { withReopen } from './reopen.ts';
import { openFields, openValue } from './sealedRecord.ts';
import { quarantine, quarantineClash } from './quarantine.ts';
import { isLocalUnresponsive } from './unresponsive.ts';
import { readStored } from './storedRecord.ts';
import { joinTexts, newStamp, openTabs, type TextNumbers } from './tabStamp.ts';
import { tptDb } from './tptDb.ts';

/**
 * [D01] Writes what an earlier page of this owner put into the journal and was killed before it reached its store, with
 * the merge that the page itself would have made. Entries of open tabs are left to them. Killed in between, it is
 * repeated: a record says which texts it contains.
 * @returns whether none is left
 * @throws LocalKeyMissing when a merge needs the key
 */
async function finishWrites(owner: string): Promise<boolean> {
  const entries = await journalOf(owner);
  if (entries.length === 0) return true;
  const isOpen = await openTabs();
  for (const entry of entries.filter(({ tab }) => !isOpen(tab))) {
    await finishEntry(entry);
    const isThis = ({ tab, number }: JournalEntry): boolean => tab === entry.tab && number <= entry.number;
    await removeEntries(entry.store, [entry.id], isThis);
  }
  return entries.every(({ tab }) => !isOpen(tab));
}

async function finishEntry(entry: JournalEntry): Promise<void> {
  const { owner, store, id } = entry;
  try {
    const text = openValue<JournalText>(owner, entry.text);
    const alias = isLocalId(id) ? await withReopen(tptDb(), (db) => db.aliases.get([owner, id])) : undefined;
    await withReopen(isfDb(), (db) =>
      db.transaction('rw', db[store], async () => {
        const find = (key: string) => db[store].where('id').anyOf(keysOf(key)).last();
        // A take-over that was cut short moves the record later.
        const stored = await find(id);
        if (stored || !alias) return finishAt(entry, text, id, stored);
        const record = { ...text.record, revision: text.record.revision ?? alias.revision };
        return finishAt(entry, { ...text, record }, alias.serverId, await find(alias.serverId));
      }),
    );
  } catch (error) {
    if (!namesOf(error).includes('SealBroken')) throw error;
    await quarantine(owner, store, entry.text, 'sealBroken', `${id} ${entry.tab}`);
  }
}

async function finishAt(
  { owner, store, tab, number, baseStamp }: JournalEntry,
  { record, base }: JournalText,
  id: string,
  stored: RawRecord | undefined,
): Promise<void> {
  const note = noteOf(stored);
  if ((note.texts?.[tab] ?? 0) >= number) return;
  const revision = Math.max(Number(record.revision) || 0, Number(stored?.revision) || 0) || undefined;
  const whole: RawRecord = { ...record, id, ...(revision === undefined ? {} : { revision }) };
  // Nothing to merge with, so no key is needed.
  if (!stored || note.stamp === baseStamp) {
    const texts = joinTexts(note.texts, { [tab]: number });
    await isfDb()[store].put({ ...whole, _local: { ...noteOf(record), stamp: newStamp(tab), texts } });
    return;
  }
  const { document } = readStored(openFields(owner, whole));
  const known = readStored(openFields(owner, base)).document?.record;
  if (!document || !known) return;
  const before = { record: known, stamp: baseStamp };
  await putOver(isfRecords(owner, store), document, before, quarantineClash(store), tab);
}

interface Note {
  stamp?: string;
  texts?: TextNumbers;
}
const noteOf = (record: RawRecord | undefined): Note => record?._local ?? {};

let finished: { owner: string; done: Promise<void> } | null = null;
let hasWaited = false;

/** Once per page, before its first read: the text of a killed page is there when its form opens again. */
export function finishWritesOnce(): Promise<void> {
  const owner = pageOwner();
  if (owner === null || isLocalUnresponsive()) return Promise.resolve();
  if (finished?.owner !== owner) finished = { owner, done: finishFor(owner) };
  return finished.done;
}

async function finishFor(owner: string): Promise<void> {
  const run = (): Promise<boolean> =>
    withOwnerLock('shared', async () => databaseOwner() === owner && (await finishWrites(owner)));
  const isDone = await run()
    .catch(async (error: unknown) => {
      if (hasWaited || !namesOf(error).includes('LocalKeyMissing')) return false;
      hasWaited = true;
      // Outside the lock: another tab may need it to become the owner.
      await awaitLocalKey(owner);
      return run();
    })
    .catch(() => false);
  // Tried again with the next access.
  if (!isDone && finished?.owner === owner) finished = null;
}

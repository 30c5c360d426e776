import { isLocalId } from '#rules/draftIds.ts';
import { errorNames } from './errorNames.ts';
import { isfDb, type RawRecord } from './isfDb.ts';
import { isfRecords, possibleKeys } from './isfRecords.ts';
import { listJournal, removeEntries, type JournalEntry, type JournalText } from './journal.ts';
import { awaitLocalKey } from './localKeys.ts';
import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { writeMerged } from './writeMerged.ts';
import { withReopen } from './reopen.ts';
import { openFields, openValue } from './sealedRecord.ts';
import { quarantine, quarantineClash } from './quarantine.ts';
import { isLocalUnresponsive } from './unresponsive.ts';
import { readStored } from './storedRecord.ts';
import { joinTexts, newStamp, openTabs, type TextNumbers } from './tabStamp.ts';
import { tptDb } from './tptDb.ts';

/**
 * [D01] Writes journal entries whose page ended before its store had them, merged as the page would have done. Skips
 * entries of open tabs. Safe to repeat: a record lists the texts that it contains.
 * @returns whether no entry is left
 * @throws LocalKeyMissing when a merge needs the key
 */
async function replayJournal(owner: string): Promise<boolean> {
  const entries = await listJournal(owner);
  if (entries.length === 0) return true;
  const isOpen = await openTabs();
  for (const entry of entries.filter(({ tab }) => !isOpen(tab))) {
    await replayEntry(entry);
    const isReplayed = ({ tab, number }: JournalEntry): boolean => tab === entry.tab && number <= entry.number;
    await removeEntries(entry.store, [entry.id], isReplayed);
  }
  return entries.every(({ tab }) => !isOpen(tab));
}

async function replayEntry(entry: JournalEntry): Promise<void> {
  const { owner, store, id } = entry;
  try {
    const text = openValue<JournalText>(owner, entry.text);
    const alias = isLocalId(id) ? await withReopen(tptDb(), (db) => db.aliases.get([owner, id])) : undefined;
    await withReopen(isfDb(), (db) =>
      db.transaction('rw', db[store], async () => {
        const find = (key: string) => db[store].where('id').anyOf(possibleKeys(key)).last();
        // An interrupted take-over moves the record later.
        const stored = await find(id);
        if (stored || !alias) return replayInto(entry, text, id, stored);
        const record = { ...text.record, revision: text.record.revision ?? alias.revision };
        return replayInto(entry, { ...text, record }, alias.serverId, await find(alias.serverId));
      }),
    );
  } catch (error) {
    if (!errorNames(error).includes('SealBroken')) throw error;
    await quarantine(owner, store, entry.text, 'sealBroken', `${id} ${entry.tab}`);
  }
}

async function replayInto(
  { owner, store, tab, number, baseStamp }: JournalEntry,
  { record, base }: JournalText,
  id: string,
  stored: RawRecord | undefined,
): Promise<void> {
  const meta = localMeta(stored);
  if ((meta.texts?.[tab] ?? 0) >= number) return;
  const revision = Math.max(Number(record.revision) || 0, Number(stored?.revision) || 0) || undefined;
  const whole: RawRecord = { ...record, id, ...(revision === undefined ? {} : { revision }) };
  // Needs no key, because nothing is merged.
  if (!stored || meta.stamp === baseStamp) {
    const texts = joinTexts(meta.texts, { [tab]: number });
    await isfDb()[store].put({ ...whole, _local: { ...localMeta(record), stamp: newStamp(tab), texts } });
    return;
  }
  const { document } = readStored(openFields(owner, whole));
  const known = readStored(openFields(owner, base)).document?.record;
  if (!document || !known) return;
  const before = { record: known, stamp: baseStamp };
  await writeMerged(isfRecords(owner, store), document, before, quarantineClash(store), tab);
}

interface LocalMeta {
  stamp?: string;
  texts?: TextNumbers;
}
const localMeta = (record: RawRecord | undefined): LocalMeta => record?._local ?? {};

let replay: { owner: string; done: Promise<void> } | null = null;
let hasWaitedForKey = false;

/** Replays once per page, before its first read. */
export function replayJournalOnce(): Promise<void> {
  const owner = pageOwner();
  if (owner === null || isLocalUnresponsive()) return Promise.resolve();
  if (replay?.owner !== owner) replay = { owner, done: replayFor(owner) };
  return replay.done;
}

async function replayFor(owner: string): Promise<void> {
  const run = (): Promise<boolean> =>
    withOwnerLock('shared', async () => databaseOwner() === owner && (await replayJournal(owner)));
  const isDone = await run()
    .catch(async (error: unknown) => {
      if (hasWaitedForKey || !errorNames(error).includes('LocalKeyMissing')) return false;
      hasWaitedForKey = true;
      // Outside the lock: another tab may need it to become the owner.
      await awaitLocalKey(owner);
      return run();
    })
    .catch(() => false);
  // The next access tries again.
  if (!isDone && replay?.owner === owner) replay = null;
}

import { isSameBill, type Bill } from '#contract/entities/bill.ts';
import { isLocalId, newDraftId } from '#rules/draftIds.ts';
import { onShelf } from './draftShelf.ts';
import type { RawRecord } from './isfDb.ts';
import { removeEntries, removeEntriesOfSent } from './journal.ts';
import { withLocalIds } from './localIds.ts';
import type { LocalDraft } from './localDrafts.ts';
import { pageOwner } from './owner.ts';
import { putOver, type KnownText, type Written } from './putOver.ts';
import { withReopen } from './reopen.ts';
import { keyOfRecord, quarantineOwn, quarantineClash } from './quarantine.ts';
import { readStoredDraft, toStoredDraft } from './storedDraft.ts';
import { tptDb, type DraftAlias } from './tptDb.ts';

/** The draft of an id, old `new…` ids included. */
export async function getDraft(id: string): Promise<LocalDraft | null> {
  const now = await currentId(id);
  return read(now, await onShelf('r', (shelf) => shelf.get(now)));
}

/** Follows an alias, and finishes a take-over that was cut short. */
export async function currentId(id: string): Promise<string> {
  const alias = await aliasOf(id);
  if (!alias) return id;
  await moveTo(alias);
  return alias.serverId;
}

/** Writes a draft; its id is the one under which it lies now. */
export async function putDraft(draft: LocalDraft, known?: KnownText): Promise<Written> {
  const id = await currentId(draft.id);
  return onShelf('rw', async (shelf) => {
    let { bill } = draft;
    if (id !== draft.id) {
      // A form that has not yet heard of its new id must not set the revision back.
      const revision = bill.revision ?? read(id, await shelf.get(id))?.bill.revision;
      bill = { ...bill, id, revision };
    }
    return putOver(shelf, { ...draft, id, bill }, known, quarantineClash('draft_store'));
  });
}

/**
 * [D02] The alias is written first and the record is moved second, because the two lie in different databases:
 * - killed before the alias: nothing has changed, the draft is still `new…`;
 * - killed between: the alias stands and the record still lies under `new…`. Every way to the draft passes
 *   `currentId`, which moves it then; under the portal's id it can never be saved as a second draft;
 * - killed after: done. The move itself deletes and puts in one transaction.
 * The other order could leave a draft that its old address no longer finds.
 */
export async function takeOver(localId: string, serverId: string, revision: number): Promise<void> {
  const alias: DraftAlias = { owner: pageOwner() ?? '', localId, serverId, revision };
  await withReopen(tptDb(), (db) => db.aliases.put(alias));
  await moveTo(alias);
}

/** What the portal holds now is noted; text written after `billAsSent` left keeps the draft `changed`. */
export async function markSaved(anyId: string, revision: number, billAsSent: Bill): Promise<void> {
  const id = await currentId(anyId);
  await onShelf('rw', async (shelf) => {
    const draft = read(id, await shelf.get(id));
    if (!draft || (draft.bill.revision ?? 0) > revision) return;
    const changed = !isSameBill(draft.bill, billAsSent);
    await shelf.put(toStoredDraft({ ...draft, changed, bill: { ...draft.bill, revision } }));
  });
}

export async function removeDrafts(ids: readonly string[]): Promise<void> {
  const now = await Promise.all(ids.map(currentId));
  await onShelf('rw', async (shelf) => {
    for (const id of now) await shelf.remove(id);
  });
  await removeEntries('draft_store', [...(await withLocalIds(now)), ...ids]);
}

/** [I8] Removes what was sent, keeps what was typed after it. */
export async function removeSent(anyId: string, billAsSent: Bill | null, now = Date.now()): Promise<void> {
  const id = await currentId(anyId);
  const sent = await onShelf('rw', async (shelf) => {
    const draft = read(id, await shelf.get(id));
    if (!draft) return { texts: undefined };
    if (isLocalId(id)) {
      if (billAsSent && !isSameBill(draft.bill, billAsSent)) return null;
      await shelf.remove(id);
      return { texts: draft.texts };
    }
    if (draft.changed) {
      const bill = { ...draft.bill, id: null, revision: undefined };
      await shelf.put(toStoredDraft({ id: newDraftId(now), bill, changed: true, savedAt: draft.savedAt }));
    }
    await shelf.remove(id);
    return { texts: draft.texts };
  });
  if (sent) await removeEntriesOfSent('draft_store', [...(await withLocalIds([id])), anyId], sent.texts);
}

/** Drafts that only this computer has, newest first. */
export async function listLocalOnly(): Promise<LocalDraft[]> {
  const records = await onShelf('r', (shelf) => shelf.all());
  const drafts: LocalDraft[] = [];
  for (const record of records) {
    const draft = read(keyOfRecord(record), record);
    if (!draft || !isLocalId(draft.id)) continue;
    if ((await currentId(draft.id)) === draft.id) drafts.push(draft);
  }
  return drafts.sort((a, b) => b.savedAt - a.savedAt);
}

async function aliasOf(id: string): Promise<DraftAlias | undefined> {
  if (!isLocalId(id)) return undefined;
  const owner = pageOwner() ?? '';
  return withReopen(tptDb(), (db) => db.aliases.get([owner, id]));
}

/** Moves the record of an alias to its new id, when it still lies under the old one. */
async function moveTo({ localId, serverId, revision }: DraftAlias): Promise<void> {
  await onShelf('rw', async (shelf) => {
    const draft = read(localId, await shelf.get(localId));
    if (!draft) return;
    const there = read(serverId, await shelf.get(serverId));
    if (!there || there.savedAt <= draft.savedAt) {
      await shelf.put(toStoredDraft({ ...draft, id: serverId, bill: { ...draft.bill, id: serverId, revision } }));
    }
    await shelf.remove(localId);
  });
}

/** Reads a record; one that cannot be read whole is also kept aside as it was found, so that nothing of it is lost. */
function read(id: string, record: RawRecord | undefined): LocalDraft | null {
  if (record === undefined) return null;
  const { draft, lossy } = readStoredDraft(record);
  if (lossy) quarantineOwn('draft_store', record, draft ? 'partlyReadable' : 'unreadable', id);
  return draft;
}

import { isSameBill, type Bill } from '#contract/entities/bill.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { onShelf, type DraftShelf } from './draftShelf.ts';
import { removeEntries, removeEntriesOfSent } from './journal.ts';
import { withLocalIds } from './localIds.ts';
import type { LocalDraft } from './localDrafts.ts';
import { pageOwner } from './owner.ts';
import { putOver, type KnownText, type Written } from './putOver.ts';
import { withReopen } from './reopen.ts';
import { quarantineClash } from './quarantine.ts';
import { readStoredDraft, toStoredDraft } from './storedDraft.ts';
import { tptDb } from './tptDb.ts';

const onTemplates = <T>(mode: 'r' | 'rw', work: (shelf: DraftShelf) => PromiseLike<T>): Promise<T> =>
  onShelf(mode, work, 'temManage_store');
const read = (record: unknown): LocalDraft | null => (record === undefined ? null : readStoredDraft(record).draft);

/**
 * What was typed into a template and is not saved; null where the portal's copy is as good. A copy that the older tool
 * left has no note of ours and is only a copy.
 */
export async function getTemplate(anyId: string): Promise<LocalDraft | null> {
  const id = await currentId(anyId);
  const record = await onTemplates('r', (shelf) => shelf.get(id));
  return record && '_local' in record ? read(record) : null;
}

export async function putTemplate(template: LocalDraft, known?: KnownText): Promise<Written> {
  const id = await currentId(template.id);
  const bill = id === template.id ? template.bill : { ...template.bill, id };
  return onTemplates('rw', (shelf) =>
    putOver(shelf, { ...template, id, bill }, known, quarantineClash('temManage_store')),
  );
}

/** The alias first, as for drafts: a template that was saved once must never be saved as a second one. */
export async function takeOver(localId: string, serverId: string, revision: number): Promise<void> {
  const alias = { owner: pageOwner() ?? '', localId, serverId, revision };
  await withReopen(tptDb(), (db) => db.aliases.put(alias));
  await onTemplates('rw', async (shelf) => {
    const template = read(await shelf.get(localId));
    if (!template) return;
    const bill = { ...template.bill, id: serverId, revision };
    await shelf.put(toStoredDraft({ ...template, id: serverId, bill }));
    await shelf.remove(localId);
  });
}

export async function markSaved(anyId: string, revision: number, billAsSent: Bill): Promise<void> {
  const id = await currentId(anyId);
  const saved = await onTemplates('rw', async (shelf) => {
    const template = read(await shelf.get(id));
    if (!template) return null;
    if (isSameBill(template.bill, billAsSent)) {
      await shelf.remove(id);
      return template;
    }
    await shelf.put(toStoredDraft({ ...template, bill: { ...template.bill, revision } }));
    return null;
  });
  if (saved) await removeEntriesOfSent('temManage_store', [anyId, id], saved.texts);
}

export async function removeTemplates(ids: readonly string[]): Promise<void> {
  const now = await Promise.all(ids.map(currentId));
  await onTemplates('rw', async (shelf) => {
    for (const id of now) await shelf.remove(id);
  });
  await removeEntries('temManage_store', [...(await withLocalIds(now)), ...ids]);
}

async function currentId(id: string): Promise<string> {
  if (!isLocalId(id)) return id;
  const alias = await withReopen(tptDb(), (db) => db.aliases.get([pageOwner() ?? '', id]));
  return alias?.serverId ?? id;
}

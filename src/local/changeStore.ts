import { isSameBill, type Bill } from '#contract/entities/bill.ts';
import { onShelf, type DraftShelf } from './draftShelf.ts';
import { removeEntries, removeEntriesOfSent } from './journal.ts';
import type { LocalDraft } from './localDrafts.ts';
import { putOver, type KnownText, type Written } from './putOver.ts';
import { quarantineClash } from './quarantine.ts';
import { readStoredDraft } from './storedDraft.ts';

const onChanges = <T>(mode: 'r' | 'rw', work: (shelf: DraftShelf) => PromiseLike<T>): Promise<T> =>
  onShelf(mode, work, 'resend_store');
const read = (record: unknown): LocalDraft | null => (record === undefined ? null : readStoredDraft(record).draft);

/** What was typed into a filing and is not sent. A copy that the older tool left has no note of ours and is only a copy. */
export async function getChange(filingId: string): Promise<LocalDraft | null> {
  const record = await onChanges('r', (shelf) => shelf.get(filingId));
  return record && '_local' in record ? read(record) : null;
}

export const putChange = (change: LocalDraft, known?: KnownText): Promise<Written> =>
  onChanges('rw', (shelf) => putOver(shelf, change, known, quarantineClash('resend_store')));

export async function removeChanges(filingIds: readonly string[]): Promise<void> {
  await onChanges('rw', async (shelf) => {
    for (const id of filingIds) await shelf.remove(id);
  });
  await removeEntries('resend_store', filingIds);
}

/** [I8] Removes what was sent; text that was typed after it stays. @returns whether it is gone */
export async function removeSentChange(filingId: string, billAsSent: Bill): Promise<boolean> {
  const sent = await onChanges('rw', async (shelf) => {
    const change = read(await shelf.get(filingId));
    if (change && !isSameBill(change.bill, billAsSent)) return null;
    await shelf.remove(filingId);
    return { texts: change?.texts };
  });
  if (sent) await removeEntriesOfSent('resend_store', [filingId], sent.texts);
  return sent !== null;
}

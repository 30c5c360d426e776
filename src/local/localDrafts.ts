import type { Bill } from '#contract/entities/bill.ts';
import { documentStore } from './documentStore.ts';
import type { QuarantineEntry } from './quarantine.ts';
import { hiddenTextStore } from './hiddenTextStore.ts';

const drafts = documentStore({ name: 'draft_store', keepsSaved: true });

/** Removes the values of hidden fields. */
const removeHiddenText = (ids: readonly string[]): Promise<void> => hiddenTextStore.remove(ids).catch(() => undefined);

/** [D01] */
export const localDrafts = {
  ...drafts,

  async remove(ids: readonly string[]): Promise<void> {
    await drafts.remove(ids);
    await removeHiddenText(ids);
  },

  /** [I8] Text typed after sending becomes a new local draft. */
  async removeSent(id: string, sent: Bill | null): Promise<void> {
    await drafts.removeSent(id, sent);
    await removeHiddenText([id]);
  },

  async listQuarantined(): Promise<QuarantineEntry[]> {
    return (await import('./quarantine.ts')).listQuarantined();
  },

  async deleteQuarantined(): Promise<void> {
    await (await import('./quarantine.ts')).deleteQuarantined();
  },
};

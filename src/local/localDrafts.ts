import type { Bill } from '#contract/entities/bill.ts';
import { documentStore } from './documentStore.ts';
import type { QuarantineEntry } from './quarantine.ts';
import { hiddenTextStore } from './hiddenTextStore.ts';
import { recognitionStore } from './recognitionStore.ts';

const drafts = documentStore({ name: 'draft_store', keepsSaved: true });

/** Removes the values of hidden fields and the recognition. */
const removeBeside = async (ids: readonly string[]): Promise<void> => {
  await Promise.allSettled([hiddenTextStore.remove(ids), recognitionStore.remove(ids)]);
};

/** [D01] */
export const localDrafts = {
  ...drafts,

  async remove(...args: Parameters<typeof drafts.remove>): Promise<void> {
    await removeBeside(await drafts.remove(...args));
  },

  /** [I8] Text typed after sending becomes a new local draft. */
  async removeSent(id: string, sent: Bill | null): Promise<void> {
    await drafts.removeSent(id, sent);
    await removeBeside([id]);
  },

  async listQuarantined(): Promise<QuarantineEntry[]> {
    return (await import('./quarantine.ts')).listQuarantined();
  },

  async deleteQuarantined(): Promise<void> {
    await (await import('./quarantine.ts')).deleteQuarantined();
  },
};

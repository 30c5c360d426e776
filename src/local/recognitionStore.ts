import type { StoredRecognition } from './recognitionDb.ts';

export type { StoredRecognition } from './recognitionDb.ts';

// Loads Dexie with the first call.
const store = () => import('./recognitionDb.ts');

/** [D15] What recognition made of a draft, encrypted for its owner, until the draft is sent or deleted. */
export const recognitionStore = {
  async get(draftId: string): Promise<StoredRecognition | null> {
    return (await store()).getRecognition(draftId);
  },
  async put(draftId: string, kept: StoredRecognition): Promise<void> {
    await (await store()).putRecognition(draftId, kept);
  },
  async wasStored(resultId: string): Promise<boolean> {
    return (await store()).wasStored(resultId);
  },
  async remove(draftIds: readonly string[]): Promise<void> {
    await (await store()).removeRecognitions(draftIds);
  },
};

// Loads Dexie with the first call.
const store = () => import('./hiddenTextDb.ts');

/** [B02] Values of fields that the current filing type hides, stored until the draft is sent or deleted. */
export const hiddenTextStore = {
  /** Values by field. Accepts old ids of the draft. */
  async get(draftId: string): Promise<Record<string, unknown> | null> {
    return (await store()).getHiddenText(draftId);
  },
  async put(draftId: string, values: Record<string, unknown>): Promise<void> {
    await (await store()).putHiddenText(draftId, values);
  },
  async remove(draftIds: readonly string[]): Promise<void> {
    await (await store()).removeHiddenText(draftIds);
  },
};

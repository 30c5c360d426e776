// Loads Dexie with the first call.
const store = () => import('./switchedStore.ts');

/** [B02] Values that a switch of the filing type removed from a draft, stored until it is sent or deleted. */
export const switchedText = {
  /** Values by field. Accepts old ids of the draft. */
  async get(draftId: string): Promise<Record<string, unknown> | null> {
    return (await store()).getSwitched(draftId);
  },
  async put(draftId: string, kept: Record<string, unknown>): Promise<void> {
    await (await store()).putSwitched(draftId, kept);
  },
  async remove(draftIds: readonly string[]): Promise<void> {
    await (await store()).removeSwitched(draftIds);
  },
};

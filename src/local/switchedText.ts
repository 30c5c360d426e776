// Dexie comes with the store, so the port itself weighs nothing.
const store = () => import('./switchedStore.ts');

/** [B02] What a change of the filing type set aside: it lies beside the draft until that is sent or deleted. */
export const switchedText = {
  /** By field; null where nothing was set aside. Old ids of the draft lead there too. */
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

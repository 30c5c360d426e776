import type { Bill } from '#contract/entities/bill.ts';
import { documentStore } from './documentStore.ts';
import type { SetAsideRecord } from './setAside.ts';
import { switchedText } from './switchedText.ts';

const drafts = documentStore({ name: 'draft_store', keepsSaved: true });

/** What a change of the filing type set aside goes with its draft. */
const removeSwitched = (ids: readonly string[]): Promise<void> => switchedText.remove(ids).catch(() => undefined);

/** [D01] The drafts on this computer. */
export const localDrafts = {
  ...drafts,

  async remove(ids: readonly string[]): Promise<void> {
    await drafts.remove(ids);
    await removeSwitched(ids);
  },

  /** [I8] Text that was typed after the send stays, as a local draft of its own. */
  async removeSent(id: string, sent: Bill | null): Promise<void> {
    await drafts.removeSent(id, sent);
    await removeSwitched([id]);
  },

  /** Records of this owner's drafts that could not be read whole; they are kept as they were found. */
  async listSetAside(): Promise<SetAsideRecord[]> {
    return (await import('./setAside.ts')).listSetAside();
  },

  /** The person has taken them along, or does not want them. */
  async forgetSetAside(): Promise<void> {
    await (await import('./setAside.ts')).forgetSetAside();
  },
};

import type { Bill } from '#contract/entities/bill.ts';
import type { SetAsideRecord } from './setAside.ts';
import { announceDraft } from './draftChannel.ts';
import { localPort } from './localPort.ts';
import { switchedText } from './switchedText.ts';
import type { TextNumbers } from './tabStamp.ts';

/** A draft as it lies on this computer. */
export interface LocalDraft {
  /** Its key: the portal's id, or `new…` while the portal does not know it. */
  id: string;
  /** `bill.id` is null while the portal does not know it. */
  bill: Bill;
  /** Holds something the portal does not have. */
  changed: boolean;
  /** When it was written here, milliseconds since 1970. */
  savedAt: number;
  /** Says which write left it here; absent before the first. */
  stamp?: string | undefined;
  /** Which texts of which tabs it contains; absent where no tab numbers its texts. */
  texts?: TextNumbers | undefined;
}

// Dexie comes with the store, so the port itself weighs nothing in the entry chunk.
const store = () => import('./draftStore.ts');

/** [D01] The drafts on this computer: what every port here does, and what only drafts have. */
export const localDrafts = {
  ...localPort('draft_store', async () => {
    const { getDraft, putDraft, takeOver, markSaved, removeDrafts } = await store();
    const remove = async (ids: readonly string[]): Promise<void> => {
      await removeDrafts(ids);
      await switchedText.remove(ids).catch(() => undefined);
    };
    return { get: getDraft, put: putDraft, takeOver, markSaved, remove };
  }),

  /** The id that a draft has now: a taken-over `new…` id gives the portal's id, any other itself. */
  async currentId(id: string): Promise<string> {
    return (await store()).currentId(id);
  },

  /**
   * [I8] The portal turned the draft into filings: its copy goes. Text that was typed after the send stays, as a local
   * draft of its own.
   * @param billAsSent what was sent, when the send carried the bill itself
   */
  async removeSent(id: string, billAsSent: Bill | null): Promise<void> {
    await (await store()).removeSent(id, billAsSent);
    await switchedText.remove([id]).catch(() => undefined);
    announceDraft({ kind: 'removed', id });
  },

  /** Drafts that only this computer has, newest first. */
  async listLocalOnly(): Promise<LocalDraft[]> {
    return (await store()).listLocalOnly();
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

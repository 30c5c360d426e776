import type { Bill } from '#contract/entities/bill.ts';
import type { SetAsideRecord } from './setAside.ts';
import { announceDraft, onDraftChange, type DraftListener } from './draftChannel.ts';

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
}

// Dexie and zod come with the store, so the port itself weighs nothing in the entry chunk.
const store = () => import('./draftStore.ts');

/**
 * [D01] The drafts on this computer. Every write is one transaction; a write that fails rejects, and the caller keeps
 * its text. Ids may be old ones: a `new…` id that the portal has taken over leads to the draft under its new id.
 */
export const localDrafts = {
  /** The draft of an id, old `new…` ids included; null when it does not lie here. */
  async get(id: string): Promise<LocalDraft | null> {
    return (await store()).getDraft(id);
  },

  /** The id that a draft has now: a taken-over `new…` id gives the portal's id, any other itself. */
  async currentId(id: string): Promise<string> {
    return (await store()).currentId(id);
  },

  /** Writes a draft whole, over what lay there. */
  async put(draft: LocalDraft): Promise<void> {
    const id = await (await store()).putDraft(draft);
    announceDraft({ kind: 'put', id });
  },

  /** The portal gave a never-saved draft an id: moves it there and lets the old address lead to it. */
  async takeOver(localId: string, serverId: string, revision: number): Promise<void> {
    await (await store()).takeOver(localId, serverId, revision);
    announceDraft({ kind: 'takenOver', id: localId, serverId });
  },

  /** The portal holds `billAsSent` as `revision`; the draft stays `changed` when it holds something newer. */
  async markSaved(id: string, revision: number, billAsSent: Bill): Promise<void> {
    await (await store()).markSaved(id, revision, billAsSent);
    announceDraft({ kind: 'saved', id });
  },

  /** Removes what the user asked to remove. */
  async remove(ids: readonly string[]): Promise<void> {
    await (await store()).removeDrafts(ids);
    for (const id of ids) announceDraft({ kind: 'removed', id });
  },

  /**
   * [I8] The portal turned the draft into filings: its copy goes. Text that was typed after the send stays, as a local
   * draft of its own.
   * @param billAsSent what was sent, when the send carried the bill itself
   */
  async removeSent(id: string, billAsSent: Bill | null): Promise<void> {
    await (await store()).removeSent(id, billAsSent);
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

  /** Tells of every change made through this port, in this tab and in the owner's other tabs. */
  subscribe(listener: DraftListener): () => void {
    return onDraftChange(listener);
  },
};

import type { Bill } from '#contract/entities/bill.ts';
import { announceDraft, onDraftChange } from './draftChannel.ts';
import type { LocalDraft } from './localDrafts.ts';
import { localPort } from './localPort.ts';
import type { KnownText, Written } from './putOver.ts';

// Dexie comes with the store.
const store = () => import('./changeStore.ts');

const port = localPort('resend_store', async () => {
  const { getChange, putChange, removeChanges } = await store();
  return {
    get: getChange,
    put: putChange,
    remove: removeChanges,
    // A filing has its id of the portal from the beginning, and nothing but sending takes what was typed into it.
    takeOver: () => Promise.resolve(),
    markSaved: () => Promise.resolve(),
  };
});

/** Drafts, templates and filings are told of by one channel, and their ids may be the same. */
const heardAs = (filingId: string): string => `filing:${filingId}`;

/** [D01] [D09] Filings that are being changed, on this computer until the portal has taken the change. */
export const localChanges = {
  ...port,
  async put(change: LocalDraft, known?: KnownText): Promise<Written | undefined> {
    // A copy of what the portal has would only grow old.
    if (!change.changed) {
      port.journaled(change);
      return undefined;
    }
    const written = await (await store()).putChange(change, known);
    announceDraft({ kind: 'put', id: heardAs(change.id) });
    port.journaled(change);
    return written;
  },
  async remove(filingIds: readonly string[]): Promise<void> {
    await (await store()).removeChanges(filingIds);
    for (const id of filingIds) announceDraft({ kind: 'removed', id: heardAs(id) });
  },
  /** [I8] The portal took the change: its copy here goes, but not what was typed after it was sent. */
  async removeSent(filingId: string, billAsSent: Bill): Promise<void> {
    const isGone = await (await store()).removeSentChange(filingId, billAsSent);
    if (isGone) announceDraft({ kind: 'removed', id: heardAs(filingId) });
  },
  /** Tells of every change of a filing, by the filing's id, in this tab and in the owner's other tabs. */
  subscribe: ((listener) =>
    onDraftChange((change, isElsewhere) => {
      const [, id] = /^filing:(.+)$/u.exec(change.id) ?? [];
      if (id !== undefined) listener({ ...change, id } as typeof change, isElsewhere);
    })) satisfies typeof port.subscribe,
};

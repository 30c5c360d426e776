import type { Bill } from '#contract/entities/bill.ts';
import { announceDraft, onDraftChange, type DraftListener } from './draftChannel.ts';
import type { LocalDraft } from './localDrafts.ts';

// Dexie and zod come with the store.
const store = () => import('./templateStore.ts');

/**
 * [D01] Templates that are being changed, on this computer until the portal has them: the port of `localDrafts`, over
 * the store of templates. Saved ones need no copy here.
 */
export const localTemplates = {
  async get(id: string): Promise<LocalDraft | null> {
    return (await store()).getTemplate(id);
  },
  async put(template: LocalDraft): Promise<void> {
    // A copy of what the portal has would only grow old.
    if (!template.changed) return;
    const id = await (await store()).putTemplate(template);
    announceDraft({ kind: 'put', id });
  },
  async takeOver(localId: string, serverId: string, revision: number): Promise<void> {
    await (await store()).takeOver(localId, serverId, revision);
    announceDraft({ kind: 'takenOver', id: localId, serverId });
  },
  async markSaved(id: string, revision: number, billAsSent: Bill): Promise<void> {
    await (await store()).markSaved(id, revision, billAsSent);
    announceDraft({ kind: 'saved', id });
  },
  async remove(ids: readonly string[]): Promise<void> {
    await (await store()).removeTemplates(ids);
    for (const id of ids) announceDraft({ kind: 'removed', id });
  },
  subscribe(listener: DraftListener): () => void {
    return onDraftChange(listener);
  },
};

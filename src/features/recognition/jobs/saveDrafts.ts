import { toWireBody } from '#contract/entities/bill.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import type { DocumentStore } from '#local/localDocument.ts';
import { isLocalId } from '#rules/draftIds.ts';

export interface SavingDependencies {
  drafts: Pick<DocumentStore, 'get' | 'takeOver' | 'markSaved'>;
  portal: Pick<TenPlusTwoDataProvider, 'saveDraft'>;
}

/**
 * Saves drafts of several bills to the portal, of which a form opens the last one only. The key is that of the form's own
 * first save: a form that is opened meanwhile creates no second draft. What fails stays on this computer.
 */
export async function saveDrafts(draftIds: readonly string[], { drafts, portal }: SavingDependencies): Promise<void> {
  for (const draftId of draftIds) {
    try {
      const draft = await drafts.get(draftId);
      if (!draft || !isLocalId(draft.id)) continue;
      const body = toWireBody(draft.record);
      const { id, revision } = await portal.saveDraft({ body }, { idempotencyKey: draft.id });
      await drafts.takeOver(draft.id, id, revision);
      await drafts.markSaved(id, revision, { ...body, id, revision });
    } catch {
      // The draft list shows what is on this computer only.
    }
  }
}

import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/**
 * Where the portal's copy of a document is read and saved. A session knows no calls, only this. Both methods fail with a
 * `PortalError`: 400 means that the document no longer exists, 409 that its revision is old, 422 that its text is refused.
 */
export interface DocumentPort {
  load: (id: string) => Promise<StoredDraft>;
  /** @param idempotencyKey of a first save: however often it is sent, one document is made */
  save: (bill: Bill, idempotencyKey?: string) => Promise<{ id: string; revision: number }>;
}

/** Drafts at the portal. */
export const draftPort = (
  portal: Pick<TenPlusTwoDataProvider, 'getDraft' | 'saveDraft'> = dataProvider,
): DocumentPort => ({
  load: (id) => portal.getDraft({ params: { id } }),
  save: (bill, idempotencyKey) => portal.saveDraft({ body: bill }, idempotencyKey ? { idempotencyKey } : {}),
});

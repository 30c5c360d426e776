import { isSameBill, toWireBody, type Bill } from '#contract/entities/bill.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { mergeTexts } from '#local/mergeTexts.ts';
import type { DocumentOperations, DocumentPort } from '#features/document/documentPort.ts';

export const billKind: DocumentOperations<Bill> = { toBody: toWireBody, isSame: isSameBill, merge: mergeTexts };

export const draftPort = (
  portal: Pick<TenPlusTwoDataProvider, 'getDraft' | 'saveDraft'> = dataProvider,
): DocumentPort<Bill> => ({
  load: (id) => portal.getDraft({ params: { id } }),
  save: (bill, idempotencyKey) => portal.saveDraft({ body: bill }, idempotencyKey ? { idempotencyKey } : {}),
});

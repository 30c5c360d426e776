import type { Bill } from '#contract/entities/bill.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
import { documentGone, type DocumentPort } from '#features/document/documentPort.ts';

/** Statuses unrelated to the template. */
const OTHER_REASONS: readonly number[] = [401, 403, 409, 413, 415, 422, 429];

/**
 * Templates at the portal. [E02] The wire reverses the error codes of their save: 400 means refused, other codes mean
 * that the template no longer exists; converts them to those of other documents.
 */
export const templatePort = (
  portal: Pick<TenPlusTwoDataProvider, 'getTemplate' | 'saveTemplate'> = dataProvider,
): DocumentPort<Bill> => ({
  load: (id) => portal.getTemplate({ params: { id } }),
  save: (bill, idempotencyKey) =>
    portal.saveTemplate({ body: bill }, idempotencyKey ? { idempotencyKey } : {}).catch((error: unknown) => {
      throw error instanceof PortalError ? toDocumentError(error) : error;
    }),
});

function toDocumentError(error: PortalError): PortalError {
  if (isUnknownOutcome(error)) return error;
  const { kind, errors, body } = error;
  if (error.status === 400) {
    const hasMessage = error.message !== '' && error.message !== 'shell.request.tryLater';
    const message = hasMessage ? error.message : 'templates.refused';
    return new PortalError({ kind, status: 422, code: 422, message, errors, body });
  }
  if (OTHER_REASONS.includes(error.status)) return error;
  return documentGone(error);
}

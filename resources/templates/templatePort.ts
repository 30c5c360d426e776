import type { Bill } from '#contract/entities/bill.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { documentGone, type DocumentPort } from '#features/document/documentPort.ts';

/** Answers that are not about the template: who asks, how much, how busy, what differs. */
const OTHER_REASONS: readonly number[] = [401, 403, 409, 413, 415, 422, 429];

/**
 * Templates at the portal. [E02] The wire reverses the answers of their save: 400 says what is wrong with the template,
 * another code that it no longer exists; a session gets them as those of every document.
 */
export const templatePort = (
  portal: Pick<TenPlusTwoDataProvider, 'getTemplate' | 'saveTemplate'> = dataProvider,
): DocumentPort<Bill> => ({
  load: (id) => portal.getTemplate({ params: { id } }),
  save: (bill, idempotencyKey) =>
    portal.saveTemplate({ body: bill }, idempotencyKey ? { idempotencyKey } : {}).catch((error: unknown) => {
      throw error instanceof PortalError ? asOfDocument(error) : error;
    }),
});

function asOfDocument(error: PortalError): PortalError {
  if (error.kind !== 'answer') return error;
  const { kind, errors, body } = error;
  if (error.status === 400) {
    const isSaid = error.message !== '' && error.message !== 'shell.request.tryLater';
    const message = isSaid ? error.message : 'templates.refused';
    return new PortalError({ kind, status: 422, code: 422, message, errors, body });
  }
  if (error.status >= 500 || OTHER_REASONS.includes(error.status)) return error;
  return documentGone(error);
}

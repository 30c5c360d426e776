import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentOutcome } from '#contract/cashier.ts';
import type { Portal, Tx } from '../portal.ts';
import { applyPayment } from './applyPayment.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * [M02] Processes the bytes of a webhook in one transaction.
 * @returns null for a message with a wrong or old signature
 * @throws for a signed message that is not a payment event
 */
export async function receiveWebhook(
  portal: Portal,
  trx: Tx,
  provider: PaymentProvider,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
): Promise<PaymentOutcome | null> {
  const event = await provider.readWebhook(headers, body);
  return event && applyPayment(portal, trx, provider.name, event);
}

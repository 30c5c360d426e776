import { PORTAL_BASE } from '#contract/calls.ts';
import { linkTo } from '../mail/queueMail.ts';
import type { Portal } from '../portal.ts';
import { isSigned, signedHeaders } from '../signedMessage.ts';
import { createdPayment, paymentEvent, paymentFact } from './paymentEvent.ts';
import type { PaymentProvider } from './provider.ts';
import { WEBHOOK_PATH } from './webhookPath.ts';

/** A payment service behind a bridge with the protocol of decision 0042. */
export function adapterProvider(portal: Portal, { url, secret }: { url: string; secret: string }): PaymentProvider {
  const base = url.replace(/\/$/u, '');
  const post = async (path: string, message: object, signal: AbortSignal): Promise<unknown> => {
    const body = JSON.stringify(message);
    const reply = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: signedHeaders(secret, portal.clock(), body),
      body,
      signal,
      redirect: 'error',
    });
    if (reply.ok) return reply.json();
    await reply.body?.cancel();
    if (reply.status === 404) return null;
    throw new Error(`The payment service answered ${path} with HTTP ${reply.status}.`);
  };
  const notifyUrl = linkTo(portal, `${PORTAL_BASE}${WEBHOOK_PATH}`);
  return {
    name: 'adapter',
    create: async ({ returnUrl, ...payment }, signal) =>
      createdPayment.parse(
        await post('/payments', { ...payment, returnUrl: linkTo(portal, returnUrl), notifyUrl }, signal),
      ),
    query: async (orderId, signal) => paymentFact.nullable().parse(await post('/payments/query', { orderId }, signal)),
    close: async (orderId, signal) => paymentFact.nullable().parse(await post('/payments/close', { orderId }, signal)),
    readWebhook: (headers, body) =>
      Promise.resolve(isSigned(secret, headers, body, portal.clock()) ? paymentEvent.parse(JSON.parse(body)) : null),
  };
}

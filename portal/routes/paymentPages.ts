import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translator } from '../exports/translator.ts';
import { localeOf } from '../plugins/locale.ts';
import { AUTHORIZED_BY_SECRET } from '../plugins/xsrf.ts';
import { decidePractice, practicePayment } from '../payments/practiceProvider.ts';
import { openProvider } from '../payments/openProvider.ts';
import { FEN } from '../payments/provider.ts';
import { receiveWebhook } from '../payments/receiveWebhook.ts';
import { PRACTICE_PAGE, WEBHOOK_PATH } from '../payments/webhookPath.ts';
import type { Portal } from '../portal.ts';
import { sendPlainPage, type PlainPageContent } from '../push/plainPage.ts';

const config = AUTHORIZED_BY_SECRET;
const BODY_LIMIT = 16_384;

/** [M02] The webhook of payment providers, and the page of the practice provider. */
export async function registerPaymentPages(app: FastifyInstance, portal: Portal): Promise<void> {
  const provider = openProvider(portal);
  if (!provider) return;
  // As text: a provider signs the bytes that it sends.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post(WEBHOOK_PATH, { config, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const message = { headers: request.headers, body };
    const outcome = await portal.db
      .transaction()
      .execute((trx) => receiveWebhook(portal, trx, provider, message))
      .catch((error: unknown) => {
        if (isUnreadable(error)) return 'unreadable' as const;
        throw error;
      });
    await portal.steps.mark('payment.committed');
    if (outcome === 'unreadable') return reply.code(422).send({ code: 422, message: 'The body is no payment event.' });
    if (outcome === null) {
      request.server.security.write('webhook.refused', request, { reason: 'signature' });
      return reply.code(403).send({ code: 403, message: 'The signature is wrong or too old.' });
    }
    return reply.send({ outcome });
  });
  if (provider.name === 'practice') servePractice(app, portal);
}

/** JSON or a shape that cannot be read; the signature was right. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError');

function servePractice(app: FastifyInstance, portal: Portal): void {
  const paymentOf = (request: FastifyRequest) => {
    const { payment } = request.query as Record<string, unknown>;
    // NUL and the like cannot be asked of the database.
    const isNumber = typeof payment === 'string' && /^[\w-]+$/u.test(payment);
    return practicePayment(portal.db, isNumber ? payment : '');
  };
  app.get(PRACTICE_PAGE, async (request, reply) => {
    const payment = await paymentOf(request);
    if (!payment) return sendPlainPage(reply, request, pageOf(request, 'invalid', 0), 404);
    if (payment.state !== 'open')
      return sendPlainPage(reply, request, pageOf(request, 'decided', 0, payment.return_url));
    return sendPlainPage(reply, request, pageOf(request, 'ask', payment.amount / FEN));
  });
  app.post(PRACTICE_PAGE, { config }, async (request, reply) => {
    const payment = await paymentOf(request);
    if (!payment) return sendPlainPage(reply, request, pageOf(request, 'invalid', 0), 404);
    const choice = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('choice');
    const state = choice === 'cancel' ? 'canceled' : 'paid';
    await portal.db.transaction().execute((trx) => decidePractice(trx, payment, state, portal.clock()));
    return reply.redirect(payment.return_url, 303);
  });
}

function pageOf(
  request: FastifyRequest,
  key: 'ask' | 'decided' | 'invalid',
  coins: number,
  back?: string,
): PlainPageContent {
  const locale = localeOf(request);
  const text = (name: string) => translator(locale)(`cashier.pay.${name}`, { amount: coins.toLocaleString(locale) });
  const page = { title: text(key), text: text(`${key}Text`) };
  if (key === 'ask') return { ...page, action: text('confirm'), choice: { name: 'cancel', label: text('cancel') } };
  return back ? { ...page, link: { href: back, label: text('back') } } : page;
}

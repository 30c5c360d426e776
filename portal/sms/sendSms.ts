import { createHmac } from 'node:crypto';
import type { JobHandler } from '../jobs/jobKinds.ts';
import type { Portal } from '../portal.ts';

/** Milliseconds; less than the time limit of a job. */
const TIMEOUT = 7_000;

/**
 * Sends a text message by the webhook `SMS_WEBHOOK_URL`. The receiver recognizes a repetition by the id and checks the
 * signature. Without a webhook, in practice, the message stays in its table for support staff.
 */
export const smsJob = (portal: Portal): JobHandler<{ id: string }> => ({
  effect: 'external',
  run: async ({ id }, signal) => {
    const { smsWebhook } = portal.config;
    const message = await portal.db.selectFrom('sms_message').selectAll().where('id', '=', id).executeTakeFirst();
    // A late code verifies nothing.
    if (!smsWebhook || !message || message.expires_at <= portal.clock()) return;
    const body = JSON.stringify({ id, to: message.phone, text: message.body });
    const answer = await fetch(smsWebhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-signature': `sha256=${createHmac('sha256', smsWebhook.secret).update(body).digest('hex')}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS webhook answered ${answer.status}.`);
  },
  finish: async (trx, { id }) => {
    if (!portal.config.smsWebhook) return;
    const now = portal.clock();
    await trx
      .updateTable('sms_message')
      .set({ sent_at: now })
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .execute();
  },
});

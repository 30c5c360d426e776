import { randomUUID } from 'node:crypto';
import type { Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';

interface NewSms {
  /** E.164, e.g. +8613957412345. */
  phone: string;
  body: string;
  /** Not sent after this time. */
  expiresAt: Date;
}

/** Queues a text message, which exists once the transaction commits. */
export async function queueSms(trx: Tx, now: Date, { phone, body, expiresAt }: NewSms): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto('sms_message')
    .values({ id, phone, body, created_at: now, expires_at: expiresAt, sent_at: null })
    .execute();
  await queueJobs(trx, now, [{ kind: 'sms.send', payload: { id } }]);
}

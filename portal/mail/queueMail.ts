import { randomUUID } from 'node:crypto';
import { isEmail } from '#contract/entities/checks.ts';
import type { Locale } from '#contract/limits.ts';
import type { Portal, Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';
import { insertMail } from '../store/mails.ts';
import { mailTexts, type MailData, type MailTemplate } from './mailTemplates.ts';
import { renderMail } from './renderMail.ts';

export interface NewMail<T extends MailTemplate> {
  to: string;
  template: T;
  locale: Locale;
  data: MailData<T>;
  enterpriseId: string | null;
  /** For mails of a list that the recipient may leave: an address that stops them (RFC 8058). */
  unsubscribeUrl?: string;
}

/**
 * Stores a mail and the job that sends it; both exist once the transaction commits. Addresses are validated where they
 * are entered.
 * @throws when `to` is not an address, a programming error
 * @returns the id of the mail
 * @example await queueMail(portal, trx, { to, template: 'test', locale, data: { name, enterprise, url }, enterpriseId });
 */
export async function queueMail<T extends MailTemplate>(
  { clock }: Pick<Portal, 'clock'>,
  trx: Tx,
  { to, template, locale, data, enterpriseId, unsubscribeUrl = '' }: NewMail<T>,
): Promise<string> {
  if (isEmail(to, {}) !== null) throw new Error('A mail was queued for something that is no address.');
  const id = randomUUID();
  const now = clock();
  const rendered = renderMail(locale, mailTexts(locale, template), data, unsubscribeUrl);
  await insertMail(trx, {
    ...rendered,
    id,
    enterprise_id: enterpriseId,
    recipient: to,
    template,
    locale,
    unsubscribe_url: unsubscribeUrl,
    state: 'waiting',
    created_at: now,
    tried_at: null,
    done_at: null,
  });
  await queueJobs(trx, now, [
    // Without a filing the job has no order.
    { kind: 'mail.send', payload: { mailId: id }, enterpriseId: enterpriseId ?? '' },
  ]);
  return id;
}

/** The address of a screen in a mail. */
export const linkTo = ({ config }: Pick<Portal, 'config'>, path: string): string => `${config.publicUrl}${path}`;

import type { Config } from '../config.ts';
import type { StoredMail } from '../store/mails.ts';
import { mimeMessage } from './mimeMessage.ts';
import { writeToOutbox } from './outbox.ts';
import { sendOverSmtp } from './smtp.ts';

/** Delivers a mail. @returns the answer of the mail server */
export type Mailer = (mail: StoredMail, signal: AbortSignal) => Promise<string>;

/** SMTP with `SMTP_URL`, else the outbox folder. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'outboxDir'>): Mailer {
  const { smtpUrl, mailFrom, outboxDir } = config;
  return async (mail, signal) => {
    const message = await mimeMessage(mail, mailFrom);
    if (smtpUrl === undefined) return writeToOutbox(outboxDir, mail, message);
    return sendOverSmtp(smtpUrl, { from: mailFrom.address, to: mail.recipient, message }, signal);
  };
}

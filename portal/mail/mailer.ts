import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { StoredMail } from '../store/mails.ts';
import { mimeMessage } from './mimeMessage.ts';
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

/**
 * Writes a mail as `.eml` for a portal without a mail server. A repetition writes the same file. Only the portal's user
 * can read it: a mail may contain a link that grants access.
 */
async function writeToOutbox(folder: string, mail: StoredMail, message: Buffer): Promise<string> {
  const time = mail.created_at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const path = join(folder, `${time}-${mail.id}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, message, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return 'outbox';
}

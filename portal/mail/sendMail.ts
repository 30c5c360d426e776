import type { Portal } from '../portal.ts';
import { RetryLater } from '../jobs/jobKinds.ts';
import { beginAttempt, keepAnswer, settleMail } from '../store/mails.ts';
import type { Mailer } from './mailer.ts';
import { CODE_LIFE } from '../human/codes.ts';
import { RESET_LIFE } from '../store/passwordResets.ts';
import { answerOf, MailRefused } from './smtp.ts';

const MINUTE = 60_000;
/** Milliseconds after which an undelivered mail is given up. */
export const DELIVERY_TIMEOUT = 24 * 60 * MINUTE;
/** Mails that are of no use later: their code or link has ended. */
const SHORTER: Readonly<Record<string, number>> = { code: CODE_LIFE, passwordReset: RESET_LIFE };
const DELAY_MAX = 60 * MINUTE;

/** Milliseconds until the next attempt: 1, 2, 4 … minutes, at most an hour. */
export const mailDelay = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), DELAY_MAX);

/**
 * Sends a mail once and stores the outcome at once, so that a repetition of the job finds it. Killed between the server's
 * answer and that update, the mail is sent again with the same Message-ID.
 * @throws RetryLater when the server may take it later
 */
export async function sendMail(portal: Portal, mailer: Mailer, id: string, signal: AbortSignal): Promise<void> {
  const { db, clock, steps, log } = portal;
  const mail = await beginAttempt(db, id, clock());
  if (!mail) return;
  await steps.mark('mail.sending');
  const isLate = () => clock().getTime() - mail.created_at.getTime() >= (SHORTER[mail.template] ?? DELIVERY_TIMEOUT);
  const settle = (state: 'sent' | 'refused' | 'expired', answer: string) =>
    settleMail(db, id, { state, answer, at: clock() });
  if (isLate()) return settle('expired', mail.answer);
  let sent: string;
  try {
    sent = await mailer(mail, signal);
  } catch (error) {
    const answer = answerOf(error);
    if (error instanceof MailRefused) {
      log.warn({ mail: id, reason: answer }, 'a mail was refused');
      return settle('refused', answer);
    }
    if (isLate()) {
      log.warn({ mail: id, reason: answer }, 'a mail was given up');
      return settle('expired', answer);
    }
    await keepAnswer(db, id, answer);
    throw new RetryLater(answer, mailDelay(mail.attempts), { cause: error });
  }
  await steps.mark('mail.sent');
  return settle('sent', sent);
}

import type { Portal } from '../portal.ts';
import { refuseAttempt } from '../refusal.ts';
import { portalSecret } from './secrets.ts';
import { countAct, type Limit } from './signInFailures.ts';

/** Mails that people can make the portal send to others; a count ends after a day without one. */
export const MAIL_LIMITS = {
  /** Resets of one account; further ones are not sent, with the same answer. */
  resetsOfAccount: { free: 3, first: 60_000, longest: 3_600_000 },
  /** Resets from one address, over all accounts. */
  resetsFromAddress: { free: 20, first: 30_000, longest: 3_600_000 },
  invitations: { free: 50, first: 60_000, longest: 3_600_000 },
  /** Questions to a recipient who left whether one enterprise may write again. */
  resumes: { free: 1, first: 24 * 3_600_000, longest: 24 * 3_600_000 },
  /** Tests of one enterprise, each to all addresses of its settings. */
  tests: { free: 10, first: 60_000, longest: 3_600_000 },
} as const satisfies Record<string, Limit>;

/** @returns milliseconds to wait; 0 admits the mail */
export async function countMail({ db, clock }: Portal, subject: string, limit: Limit): Promise<number> {
  return countAct(db, await portalSecret(db, 'signIn'), `mail ${subject}`, limit, clock());
}

/** @throws Refusal `tooManyAttempts` */
export async function limitMails(portal: Portal, subject: string, limit: Limit): Promise<void> {
  const wait = await countMail(portal, subject, limit);
  if (wait > 0) throw refuseAttempt(wait);
}

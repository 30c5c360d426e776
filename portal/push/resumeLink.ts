import type { Locale } from '#contract/limits.ts';
import { PORTAL_BASE } from '#contract/calls.ts';
import { linkTo, queueMail } from '../mail/queueMail.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { MAIL_LIMITS } from '../store/mailLimits.ts';
import { portalSecret } from '../store/secrets.ts';
import { countActIn } from '../store/signInFailures.ts';
import { readToken, signToken } from './signedToken.ts';
import type { StopTarget } from './stopLink.ts';

export const RESUME_PATH = '/anonymous/mail/resume';

/** A stop that its owner may end. */
interface ResumeTarget extends StopTarget {
  /** Milliseconds; a link ends the stop for which it was sent, and no later one. */
  stoppedAt: number;
}

/**
 * Mails a link to recipients who unsubscribed and whose addresses were entered again. Only this link resumes the
 * notices, so that an enterprise cannot undo the decision of a recipient.
 * @param addresses lower-cased
 */
export async function askStopped(
  portal: Portal,
  trx: Tx,
  { enterpriseId, enterpriseName: enterprise, locale }: Principal,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const stops = await trx
    .selectFrom('mail_stop')
    .select(['address', 'at'])
    .where('enterprise_id', '=', enterpriseId)
    .where('address', 'in', addresses)
    .execute();
  const secret = await portalSecret(trx, 'mailResume');
  const counts = await portalSecret(trx, 'signIn');
  for (const { address, at } of stops) {
    const subject = `mail resume ${enterpriseId} ${address}`;
    if ((await countActIn(trx, counts, subject, MAIL_LIMITS.resumes, portal.clock())) > 0) continue;
    const target = { enterpriseId, address, stoppedAt: at.getTime() };
    const url = resumeLink(portal, secret, target, locale);
    await queueMail(portal, trx, {
      to: address,
      template: 'resumeNotices',
      locale,
      data: { enterprise, url },
      enterpriseId,
    });
  }
}

function resumeLink(portal: Portal, secret: string, target: ResumeTarget, locale: Locale): string {
  const token = signToken([target.enterpriseId, target.address, String(target.stoppedAt)], secret);
  return linkTo(portal, `${PORTAL_BASE}${RESUME_PATH}?lang=${locale}&t=${token}`);
}

/** @returns null for a token that the portal did not issue */
export function readResumeToken(token: string, secret: string): ResumeTarget | null {
  const [enterpriseId, address, stoppedAt] = readToken(token, secret) ?? [];
  return enterpriseId && address && stoppedAt ? { enterpriseId, address, stoppedAt: Number(stoppedAt) } : null;
}

/** Ends a stop. Without effect on one that has ended, or was made later. */
export async function resumeMails(db: Db, { enterpriseId, address, stoppedAt }: ResumeTarget): Promise<void> {
  await db
    .deleteFrom('mail_stop')
    .where('enterprise_id', '=', enterpriseId)
    .where('address', '=', address)
    .where('at', '<=', new Date(stoppedAt))
    .execute();
}

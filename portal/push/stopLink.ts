import type { Locale } from '#contract/limits.ts';
import { PORTAL_BASE } from '#contract/calls.ts';
import { linkTo } from '../mail/queueMail.ts';
import type { Db, Portal } from '../portal.ts';
import { readToken, signToken } from './signedToken.ts';

export const STOP_PATH = '/anonymous/mail/stop';

/** A recipient of an enterprise's notices. */
export interface StopTarget {
  enterpriseId: string;
  address: string;
}

/** The link with which a recipient leaves; valid for ever, because mails are read late. */
export function stopLink(portal: Pick<Portal, 'config'>, secret: string, target: StopTarget, locale: Locale): string {
  const token = signToken([target.enterpriseId, target.address], secret);
  return linkTo(portal, `${PORTAL_BASE}${STOP_PATH}?lang=${locale}&t=${token}`);
}

/** @returns null for a token that the portal did not issue */
export function readStopToken(token: string, secret: string): StopTarget | null {
  const [enterpriseId, address] = readToken(token, secret) ?? [];
  return enterpriseId && address ? { enterpriseId, address } : null;
}

/** Stops notices to an address, for the settings of the enterprise and for its contacts. */
export async function stopMails(db: Db, { enterpriseId, address }: StopTarget, at: Date): Promise<void> {
  await db
    .insertInto('mail_stop')
    .values({ enterprise_id: enterpriseId, address: address.toLowerCase(), at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

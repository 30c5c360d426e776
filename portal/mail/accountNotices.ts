import { isEmail } from '#contract/entities/checks.ts';
import type { Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Portal, Tx } from '../portal.ts';
import { linkTo, queueMail } from './queueMail.ts';

/**
 * Notifies the owner of an account of a change (ASVS 6.3.7), in the transaction of the change: the one who changed it may
 * be another person. Sent to the address that the account had before.
 */
export async function mailAccountNotice(
  portal: Portal,
  trx: Tx,
  template: 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff' | 'apiKeyCreated',
  { account, enterpriseId }: { account: string; enterpriseId: string | null },
  locale: Locale,
): Promise<void> {
  // Accounts of earlier systems may be names.
  if (isEmail(account, {}) !== null) return;
  const data = { account, at: toServerText(portal.clock()), url: linkTo(portal, pathTo.screen('forgotPassword')) };
  await queueMail(portal, trx, { to: account, template, locale, data, enterpriseId });
}

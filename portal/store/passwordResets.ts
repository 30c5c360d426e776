import { isEmail } from '#contract/entities/checks.ts';
import type { Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { mailAccountNotice } from '../mail/accountNotices.ts';
import { linkTo, queueMail } from '../mail/queueMail.ts';
import type { Portal, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { hashLinkToken, newLinkToken } from './linkToken.ts';
import { hashNewPassword } from './newPassword.ts';
import { mayUseAccount } from './practiceAccounts.ts';
import { endSessionsOf } from './sessions.ts';
import { findAccount } from './users.ts';

/** Milliseconds. */
export const RESET_LIFE = 30 * 60_000;

/**
 * Mails a link for a new password. Runs as a job, so that the request takes the same time for unknown accounts. Earlier
 * links of the account end.
 */
export async function mailResetLink(portal: Portal, trx: Tx, account: string, locale: Locale): Promise<void> {
  const user = await findAccount(trx, account);
  if (!user || user.disabled_at !== null || !mayUseAccount(user, portal.config) || isEmail(user.account, {})) return;
  const { token, tokenHash } = newLinkToken();
  await trx.deleteFrom('password_reset').where('user_id', '=', user.id).execute();
  const expires_at = new Date(portal.clock().getTime() + RESET_LIFE);
  await trx.insertInto('password_reset').values({ token_hash: tokenHash, user_id: user.id, expires_at }).execute();
  await queueMail(portal, trx, {
    to: user.account,
    template: 'passwordReset',
    locale,
    // In the fragment, which browsers send to no server.
    data: { account: user.account, url: linkTo(portal, `${pathTo.screen('resetPassword')}#${token}`) },
    enterpriseId: user.enterprise_id,
  });
}

/**
 * Sets a new password by a link, once, and ends all sessions. The second factor stays.
 * @returns the user's id @throws Refusal `linkGone`; `invalid` for a weak password, which does not use up the link
 */
export async function resetPassword(portal: Portal, token: string, password: string, locale: Locale): Promise<string> {
  const { db, bus } = portal;
  const now = portal.clock();
  const hash = hashLinkToken(token);
  const owner = await db
    .selectFrom('password_reset')
    .innerJoin('app_user', 'app_user.id', 'password_reset.user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .select(['app_user.id', 'account', 'name', 'enterprise_id', 'practice', 'role'])
    .executeTakeFirst();
  if (!owner || !mayUseAccount(owner, portal.config)) throw refuse('linkGone');
  const password_hash = await hashNewPassword(password, [owner.account, owner.name]);
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('password_reset')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw refuse('linkGone');
    // Two requests at the same time leave two links.
    await trx.deleteFrom('password_reset').where('user_id', '=', owner.id).execute();
    await trx
      .updateTable('app_user')
      .set({ password_hash, password_changed_at: now })
      .where('id', '=', owner.id)
      .execute();
    await endSessionsOf(trx, owner.id);
    if (owner.enterprise_id)
      await bus.publish(trx, owner.enterprise_id, { type: 'PERSON', data: { userId: owner.id } });
    await mailAccountNotice(portal, trx, 'passwordChanged', { ...owner, enterpriseId: owner.enterprise_id }, locale);
  });
  return owner.id;
}

import type { FastifyRequest } from 'fastify';
import { toServerText } from '#schema/dateText.ts';
import type { Handlers } from '../implement.ts';
import { mailAccountNotice } from '../mail/accountNotices.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse, refuseAttempt } from '../refusal.ts';
import { hashNewPassword } from '../store/newPassword.ts';
import { verifyPassword } from '../store/passwords.ts';
import { confirmFactor, readFactor, removeFactor, startFactor } from '../store/secondFactor.ts';
import { portalSecret } from '../store/secrets.ts';
import { countAct, endCount, SIGN_IN_LIMITS } from '../store/signInFailures.ts';
import { listSessions, listSignIns } from '../store/signIns.ts';
import { endSessionsOf, sessionIdOf } from '../store/sessions.ts';
import { readAccount } from '../store/users.ts';

type OwnAccountCall =
  | 'ownSecurity'
  | 'changePassword'
  | 'endOtherSessions'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor';

/** A user's own password, second factor and sessions. Changes require the password again. */
export const ownAccountHandlers: Handlers<OwnAccountCall> = {
  ownSecurity: async ({ portal: { db, expiryClock }, principal: { userId }, request }) => {
    const [account, secondFactor, sessions, signIns] = [
      await readAccount(db, userId),
      await readFactor(db, userId),
      await listSessions(db, userId, expiryClock()),
      await listSignIns(db, userId),
    ];
    return {
      passwordChangedAt: account.password_changed_at && toServerText(account.password_changed_at),
      secondFactor,
      sessions: sessions.map((row) => ({
        id: sessionIdOf(row.token_hash),
        isThis: row.token_hash === request.signedIn?.tokenHash,
        since: toServerText(row.created_at),
        lastUse: toServerText(row.seen_at),
        address: row.address,
        agent: row.agent,
      })),
      signIns: signIns.map((row) => ({ ...row, at: toServerText(row.at) })),
    };
  },
  changePassword: async ({ portal, principal, body, request }) => {
    const { account, password_hash: knownHash } = await requirePassword(portal, principal, body.current);
    const own = [account, principal.userName, principal.enterpriseName];
    const password_hash = await hashNewPassword(body.password, own);
    await portal.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('app_user')
        .set({ password_hash, password_changed_at: portal.clock() })
        .where('id', '=', principal.userId)
        .where('password_hash', '=', knownHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw refuse('stale');
      await trx.deleteFrom('password_reset').where('user_id', '=', principal.userId).execute();
      await endOthers(portal, trx, principal, request);
      await notifyOwner(portal, trx, 'passwordChanged', principal, account, request);
    });
    request.server.security.write('password.changed', request);
  },
  endOtherSessions: async ({ portal, principal, request }) => {
    const ended = await portal.db.transaction().execute((trx) => endOthers(portal, trx, principal, request));
    request.server.security.write('session.ended', request, { reason: 'others' });
    return { ended };
  },
  startSecondFactor: async ({ portal, principal, body }) => {
    const { account } = await requirePassword(portal, principal, body.current);
    return portal.db.transaction().execute(async (trx) => {
      await lockUser(trx, principal);
      if ((await readFactor(trx, principal.userId)).isOn) throw refuse('secondFactorAlreadyOn');
      return startFactor(trx, { id: principal.userId, account });
    });
  },
  confirmSecondFactor: async ({ portal, principal, body, request }) => {
    await limitGuesses(portal, principal, 'secondFactor');
    const recoveryCodes = await portal.db.transaction().execute(async (trx) => {
      await lockUser(trx, principal);
      if ((await readFactor(trx, principal.userId)).isOn) throw refuse('secondFactorAlreadyOn');
      const codes = await confirmFactor(trx, principal.userId, body.code, portal.clock());
      if (!codes) return null;
      await endOthers(portal, trx, principal, request);
      const { account } = await readAccount(trx, principal.userId);
      await notifyOwner(portal, trx, 'secondFactorOn', principal, account, request);
      return codes;
    });
    if (!recoveryCodes) throw refuse('invalid', { errors: { code: { message: 'people.weak.code', args: {} } } });
    await forgetGuesses(portal, principal, 'secondFactor');
    request.server.security.write('secondFactor.on', request);
    return { recoveryCodes };
  },
  removeSecondFactor: async ({ portal, principal, body, request }) => {
    const { account } = await requirePassword(portal, principal, body.current);
    await portal.db.transaction().execute(async (trx) => {
      await lockUser(trx, principal);
      const { isOn } = await readFactor(trx, principal.userId);
      await removeFactor(trx, principal.userId);
      await endOthers(portal, trx, principal, request);
      if (isOn) await notifyOwner(portal, trx, 'secondFactorOff', principal, account, request);
    });
    request.server.security.write('secondFactor.off', request);
  },
};

const notifyOwner = (
  portal: Portal,
  trx: Tx,
  template: Parameters<typeof mailAccountNotice>[2],
  { enterpriseId }: Principal,
  account: string,
  { locale }: FastifyRequest,
): Promise<void> => mailAccountNotice(portal, trx, template, { account, enterpriseId: enterpriseId || null }, locale);

const lockUser = (trx: Tx, { userId }: Principal) =>
  trx.selectFrom('app_user').where('id', '=', userId).select('id').forNoKeyUpdate().execute();

/** Ends the user's sessions except the caller's; their open pages notice it at once. */
async function endOthers({ bus }: Portal, trx: Tx, principal: Principal, request: FastifyRequest): Promise<number> {
  const { userId, enterpriseId } = principal;
  const ended = await endSessionsOf(trx, userId, request.signedIn?.tokenHash ?? '');
  if (enterpriseId) await bus.publish(trx, enterpriseId, { type: 'PERSON', data: { userId } });
  return ended;
}

/** @throws Refusal `invalid` at the field `current` */
export async function requirePassword(portal: Portal, principal: Principal, password: string) {
  await limitGuesses(portal, principal, 'password');
  const account = await readAccount(portal.db, principal.userId);
  if (!(await verifyPassword(account.password_hash, password))) {
    throw refuse('invalid', { errors: { current: { message: 'people.weak.current', args: {} } } });
  }
  await forgetGuesses(portal, principal, 'password');
  return account;
}

type Guessed = 'password' | 'secondFactor';

/** An unattended page or a stolen session gives no free guesses. */
async function limitGuesses({ db, clock }: Portal, { userId }: Principal, what: Guessed): Promise<void> {
  const secret = await portalSecret(db, 'signIn');
  const wait = await countAct(db, secret, `own ${what} ${userId}`, SIGN_IN_LIMITS.account, clock());
  if (wait > 0) throw refuseAttempt(wait);
}

async function forgetGuesses({ db }: Portal, { userId }: Principal, what: Guessed): Promise<void> {
  await endCount(db, await portalSecret(db, 'signIn'), `own ${what} ${userId}`);
}

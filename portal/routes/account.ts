import type { Handlers } from '../implement.ts';
import { knownDevice, rememberDevice } from '../plugins/knownDevice.ts';
import { clearSessionCookies, tokensOf } from '../plugins/session.ts';
import { refuse, refuseAttempt } from '../refusal.ts';
import { actorOf } from '../store/auditLog.ts';
import { listEmployees, saveEnterpriseSettings } from '../store/enterpriseSettings.ts';
import { verifyPassword } from '../store/passwords.ts';
import { mayUseAccount } from '../store/practiceAccounts.ts';
import { checkFactor } from '../store/secondFactor.ts';
import { endSessions } from '../store/sessions.ts';
import { portalSecret } from '../store/secrets.ts';
import { beginSignIn, signInContinues, signInSucceeded } from '../store/signInFailures.ts';
import { recordSignIn } from '../store/signIns.ts';
import { findAccount, readUserConfig, readUserInfo, saveUserConfig } from '../store/users.ts';
import { addressNetwork, openSession, originOf } from './openSession.ts';

type AccountCall =
  | 'login'
  | 'logout'
  | 'me'
  | 'getUserConfig'
  | 'saveUserConfig'
  | 'listEmployees'
  | 'saveEnterpriseSettings';

/** Sign-in, sign-out, the signed-in user and their settings. */
export function accountHandlers(): Handlers<AccountCall> {
  return {
    login: async ({ body, portal, request, reply }) => {
      const { db } = portal;
      const { security } = request.server;
      const account = body.account.toLowerCase();
      const now = portal.clock();
      const secret = await portalSecret(db, 'signIn');
      const device = knownDevice(request, secret, account, now);
      const attempt = { account, address: addressNetwork(request.ip), device };
      const wait = await beginSignIn(db, secret, attempt, now);
      if (wait > 0) throw refuseAttempt(wait);
      const user = await findAccount(db, account);
      const isKnown = user !== undefined && mayUseAccount(user, portal.config);
      const fits = await verifyPassword(isKnown ? user.password_hash : null, body.password);
      const fail = (refusal: 'wrongPassword' | 'accountDisabled' | 'secondFactorWrong'): never => {
        security.write(
          'signIn.failed',
          request,
          user ? { userId: user.id, ...(refusal === 'wrongPassword' ? {} : { reason: refusal }) } : {},
        );
        // A write before the answer would take time for existing accounts only, and thereby reveal them.
        if (user) request.afterAnswer = () => recordSignIn(db, user.id, false, originOf(request), now);
        throw refuse(refusal);
      };
      if (!fits || !user) return fail('wrongPassword');
      // The reason is given only with the right password.
      if (user.disabled_at !== null) return fail('accountDisabled');
      const factor = await checkFactor(db, user.id, body.code ?? '', now);
      if (factor === 'wrong') return fail('secondFactorWrong');
      if (factor === 'missing') {
        await signInContinues(db, secret, attempt);
        security.write('signIn.continued', request, { userId: user.id });
        throw refuse('secondFactorNeeded');
      }
      const signedIn = await openSession(portal, request, reply, { userId: user.id, passwordHash: user.password_hash });
      await signInSucceeded(db, secret, attempt);
      rememberDevice(request, reply, secret, account, now);
      return signedIn;
    },
    logout: async ({ portal, request, reply }) => {
      await endSessions(portal.db, tokensOf(request));
      clearSessionCookies(request, reply);
      reply.renewForgeryToken(null);
      request.server.security.write('signOut', request);
    },
    me: ({ portal, principal, request }) => readUserInfo(portal, principal.userId, request.signedIn?.tokenHash ?? ''),
    getUserConfig: ({ portal, principal }) => readUserConfig(portal.db, principal.userId),
    listEmployees: ({ portal, principal }) => listEmployees(portal.db, principal.enterpriseId),
    saveEnterpriseSettings: ({ portal, principal, body, request }) => {
      const actor = actorOf(principal, request);
      return portal.db
        .transaction()
        .execute((trx) => saveEnterpriseSettings(trx, principal.enterpriseId, body, actor, portal.clock()));
    },
    saveUserConfig: ({ portal, principal, body }) => saveUserConfig(portal.db, principal.userId, body),
  };
}

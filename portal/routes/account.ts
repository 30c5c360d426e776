import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../implement.ts';
import { knownDevice, rememberDevice } from '../plugins/knownDevice.ts';
import { clearSessionCookies, setSessionCookie, tokensOf } from '../plugins/session.ts';
import { refuse } from '../refusal.ts';
import { listEmployees, saveEnterpriseSettings } from '../store/enterpriseSettings.ts';
import { verifyPassword } from '../store/passwords.ts';
import { createSession, endSessions, hashToken } from '../store/sessions.ts';
import { portalSecret } from '../store/secrets.ts';
import { beginSignIn, signInSucceeded } from '../store/signInFailures.ts';
import { findAccount, readUserConfig, readUserInfo, saveUserConfig } from '../store/users.ts';
import type { Portal } from '../portal.ts';

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
      if (wait > 0) {
        reply.header('retry-after', Math.ceil(wait / 1000));
        throw refuse('tooMany');
      }
      const user = await findAccount(db, account);
      const fits = await verifyPassword(user?.password_hash ?? null, body.password);
      if (!fits || !user) {
        security.write('signIn.failed', request, user ? { userId: user.id } : {});
        throw refuse('wrongPassword');
      }
      await signInSucceeded(db, secret, attempt);
      if (request.signedIn) security.write('session.ended', request, { reason: 'replaced' });
      const token = await rotateSession(portal, request, reply, user.id);
      rememberDevice(request, reply, secret, account, now);
      security.write('signIn.succeeded', request, { userId: user.id });
      return readUserInfo(portal, user.id, hashToken(token));
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
    saveEnterpriseSettings: ({ portal, principal, body }) =>
      saveEnterpriseSettings(portal.db, principal.enterpriseId, body),
    saveUserConfig: ({ portal, principal, body }) => saveUserConfig(portal.db, principal.userId, body),
  };
}

/** Replaces the token at sign-in, so that a token planted before it is worthless (session fixation). */
function rotateSession(portal: Portal, request: FastifyRequest, reply: FastifyReply, userId: string): Promise<string> {
  return portal.db.transaction().execute(async (trx) => {
    const token = await createSession(trx, userId, portal.clock(), tokensOf(request));
    clearSessionCookies(request, reply);
    setSessionCookie(request, reply, token);
    reply.renewForgeryToken(hashToken(token));
    return token;
  });
}

/** The counter key of an address: the /64 network of an IPv6 address, because one household owns a whole /64. */
export function addressNetwork(address: string): string {
  if (isIP(address) !== 6 || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}

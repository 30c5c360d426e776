import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runInLane } from '../db/connectionLane.ts';
import type { Portal } from '../portal.ts';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from './hostCookie.ts';
import { findSession, hashToken, LONGEST_LIFE, sessionIdOf, type SignedIn } from '../store/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

const COOKIE = 'tpt-session';
/** [G11] The provider's older sign-in leaves its token in one of these. */
const INBOUND_COOKIES = ['hgj-access-token', 'hgj-dev-access-token', 'hgj-beta-access-token', 'hgj-uat-access-token'];
const TOKEN = /^[\w-]{20,200}$/u;

/** Reads who is signed in before anything else looks at a request. */
export function readSession(app: FastifyInstance, portal: Portal): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    request.signedIn = await lookUp(portal, request);
  });
}

/** In a lane of its own: no enterprise that waits for itself keeps others from being recognized. */
const lookUp = (portal: Portal, request: FastifyRequest): Promise<SignedIn | null> =>
  runInLane({ section: 'sessions', key: '' }, () =>
    findSession(portal.db, tokensOf(request), portal.expiryClock(), request.locale),
  );

/** Every token a request carries, the portal's own cookie first. */
export function tokensOf(request: FastifyRequest): string[] {
  const given = [
    readHostCookie(request, COOKIE),
    request.headers['access-token'],
    ...INBOUND_COOKIES.map((name) => request.cookies[name]),
  ];
  return given.filter((token): token is string => typeof token === 'string' && TOKEN.test(token));
}

/** [G11] HttpOnly: no script ever reads a secret. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const maxAge = LONGEST_LIFE / 1000;
  setHostCookie(request, reply, COOKIE, token, { httpOnly: true, maxAge });
  // Readable: it opens nothing, and lets a page know rows that it kept in this very session from those of another.
  setHostCookie(request, reply, SESSION_ID_COOKIE, sessionIdOf(hashToken(token)), { maxAge });
}

/**
 * [D16] Before a page begins with the rows of its last visit: the id it can read must be that of the session the browser
 * has now. It is not when that session ran out, or when the provider's own sign-in brought somebody else meanwhile.
 */
export async function confirmSessionId(portal: Portal, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const said = readHostCookie(request, SESSION_ID_COOKIE) ?? request.cookies[SESSION_ID_COOKIE];
  if (said === undefined) return;
  // A page is a page without a database too.
  const signedIn = await lookUp(portal, request).catch(() => null);
  if (signedIn && sessionIdOf(signedIn.tokenHash) === said) return;
  clearHostCookie(request, reply, SESSION_ID_COOKIE);
}

/** Takes every cookie that may carry a token from the browser. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [COOKIE, SESSION_ID_COOKIE, ...INBOUND_COOKIES]) clearHostCookie(request, reply, name);
}

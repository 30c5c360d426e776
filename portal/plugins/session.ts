import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runInLane } from '../db/connectionLane.ts';
import type { Portal } from '../portal.ts';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { environmentPrefix } from './environmentPrefix.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from './hostCookie.ts';
import { API_KEY, findApiKey } from '../store/apiKeys.ts';
import { findSession, hashToken, LIFE_MAX, sessionIdOf, type SignedIn } from '../store/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

const COOKIE = 'tpt-session';
/** [G11] Cookies in which the provider's older sign-in stores its token; a host reads that of its environment. */
const INBOUND_COOKIES = ['hgj-access-token', 'hgj-dev-access-token', 'hgj-beta-access-token', 'hgj-uat-access-token'];
export const TOKEN = /^[\w-]{20,200}$/u;

/** Sets `request.signedIn` before any other check. */
export function readSession(app: FastifyInstance, portal: Portal): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    const key = apiKeyOf(request);
    request.signedIn = key === null ? await lookUpSession(portal, request) : await lookUpKey(portal, request, key);
  });
}

/** In a separate lane, so that an enterprise that exhausts its connections does not block the lookup of others. */
export const lookUpSession = (portal: Portal, request: FastifyRequest): Promise<SignedIn | null> =>
  runInLane({ section: 'sessions', key: '' }, () =>
    findSession(portal.db, tokensOf(request), {
      now: portal.expiryClock(),
      locale: request.locale,
      config: portal.config,
    }),
  );

/** [P06] The API key of a request. A call with a key never uses a session, also when the key is refused. */
function apiKeyOf({ headers: { authorization } }: FastifyRequest): string | null {
  return /^Bearer (tpt_[\w-]+)$/iu.exec(authorization ?? '')?.[1] ?? null;
}

const lookUpKey = async (portal: Portal, request: FastifyRequest, key: string): Promise<SignedIn | null> =>
  API_KEY.test(key)
    ? runInLane({ section: 'sessions', key: '' }, () =>
        findApiKey(portal.db, key, {
          now: portal.clock(),
          locale: request.locale,
          config: portal.config,
          address: request.ip,
        }),
      )
    : null;

/** All session tokens of a request, the portal's own cookie first. */
export function tokensOf(request: FastifyRequest): string[] {
  const key = apiKeyOf(request);
  if (key !== null) return [key];
  const given = [
    readHostCookie(request, COOKIE),
    request.headers['access-token'],
    request.cookies[`hgj-${environmentPrefix(request.hostname)}access-token`],
  ];
  return given.filter((token): token is string => typeof token === 'string' && TOKEN.test(token));
}

/** [G11] The token cookie is HttpOnly. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const maxAge = LIFE_MAX / 1000;
  setHostCookie(request, reply, COOKIE, token, { httpOnly: true, maxAge });
  // Readable by the page, which compares it with the session of its cached rows. It grants no access.
  setHostCookie(request, reply, SESSION_ID_COOKIE, sessionIdOf(hashToken(token)), { maxAge });
}

/**
 * [D16] Removes the readable session id before a page is sent, unless it belongs to the current session: the session may
 * have expired, or the provider's sign-in may have signed in another user. The page shows cached rows by this id.
 */
export async function confirmSessionId(portal: Portal, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const sessionId = readHostCookie(request, SESSION_ID_COOKIE) ?? request.cookies[SESSION_ID_COOKIE];
  if (sessionId === undefined) return;
  // Pages are served without a database as well.
  const signedIn = await lookUpSession(portal, request).catch(() => null);
  if (signedIn && sessionIdOf(signedIn.tokenHash) === sessionId) return;
  clearHostCookie(request, reply, SESSION_ID_COOKIE);
}

/** Removes every cookie that may carry a token. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [COOKIE, SESSION_ID_COOKIE, ...INBOUND_COOKIES]) clearHostCookie(request, reply, name);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import { originOf } from '../routes/openSession.ts';
import { createSession, findSession, takeSession } from '../store/sessions.ts';
import { markSignedIn } from '../store/signIns.ts';
import { isLocalHost } from './environmentPrefix.ts';
import { isOwnSite } from './ownSite.ts';
import { requestUrl } from './requestUrl.ts';
import { clearSessionCookies, setSessionCookie, TOKEN, tokensOf } from './session.ts';

/** Milliseconds after which a session of a token ends in any case: the token was in an address, which others may see. */
const LIFE = 7 * 24 * 3_600_000;

/**
 * [G11] `?token=` of a page on a local host: exchanged once for a session in a cookie that scripts cannot read, and removed
 * from the address. On any other host the parameter has no effect.
 */
export async function exchangeToken(portal: Portal, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const url = requestUrl(request);
  const token = url.searchParams.get('token');
  if (token === null || !isLocalHost(request.hostname)) return;
  // A page of another site could otherwise sign a person in as another user.
  if (TOKEN.test(token) && isOwnSite(request)) await exchange(portal, request, reply, token);
  url.searchParams.delete('token');
  reply.header('cache-control', 'no-store');
  // Only a path, so that the answer cannot lead to another host.
  await reply.redirect(`${url.pathname}${url.search}`);
}

async function exchange(portal: Portal, request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
  const { db, config } = portal;
  const found = await findSession(db, [token], { now: portal.expiryClock(), locale: request.locale, config });
  if (!found) return;
  const { userId } = found.principal;
  const now = portal.clock();
  const origin = originOf(request);
  const created = await db.transaction().execute(async (trx) => {
    const end = await takeSession(trx, token, userId);
    if (end === null) return null;
    const endsAt = new Date(Math.min(end.getTime(), now.getTime() + LIFE));
    const session = await createSession(trx, { userId, endsAt, ...origin }, now, tokensOf(request));
    await markSignedIn(trx, { userId, locale: request.locale }, origin, now);
    return session;
  });
  if (created === null) return;
  request.server.security.write('signIn.succeeded', request, { userId, reason: 'token' });
  clearSessionCookies(request, reply);
  setSessionCookie(request, reply, created);
}

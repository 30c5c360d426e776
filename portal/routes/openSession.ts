import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInUser } from '#contract/endpoints/account.ts';
import { clearSessionCookies, setSessionCookie, tokensOf } from '../plugins/session.ts';
import { plainAddress } from '../plainAddress.ts';
import type { Portal } from '../portal.ts';
import { createSession, hashToken } from '../store/sessions.ts';
import { markSignedIn, shortAgent, type Origin } from '../store/signIns.ts';
import { readUserInfo } from '../store/users.ts';

export const originOf = (request: FastifyRequest): Origin => ({
  address: isIP(request.ip) === 0 ? '' : plainAddress(request.ip),
  agent: shortAgent(request.headers['user-agent']),
});

/**
 * Signs in a user whose identity was proved. Replaces the token, so that one planted before the sign-in is worthless
 * (session fixation).
 */
export async function openSession(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  person: { userId: string; passwordHash?: string },
): Promise<SignedInUser> {
  const { security } = request.server;
  if (request.signedIn) security.write('session.ended', request, { reason: 'replaced' });
  const origin = originOf(request);
  const token = await portal.db.transaction().execute(async (trx) => {
    const now = portal.clock();
    const created = await createSession(trx, { ...person, ...origin }, now, tokensOf(request));
    await markSignedIn(trx, { userId: person.userId, locale: request.locale }, origin, now);
    return created;
  });
  clearSessionCookies(request, reply);
  setSessionCookie(request, reply, token);
  reply.renewForgeryToken(hashToken(token));
  security.write('signIn.succeeded', request, { userId: person.userId });
  return readUserInfo(portal, person.userId, hashToken(token));
}

/** The counter key of an address: the /64 network of an IPv6 address, because one household owns a whole /64. */
export function addressNetwork(of: string): string {
  const address = plainAddress(of);
  if (isIP(address) !== 6 || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}

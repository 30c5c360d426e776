import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
/** A page of a sibling host is no page of ours. */
const FOREIGN_SITES = ['cross-site', 'same-site'];

/**
 * [C02] Every answer gives a readable cookie when none is there; a write must repeat it in a header, which a page of
 * another site cannot do. The signature keeps out tokens that were not made here.
 * @param secret the portal's own, the same for every process on one database
 */
export function guardWrites(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const held = request.cookies[COOKIE];
    const isOurs = isSigned(held, secret);
    if (!isOurs) {
      reply.setCookie(COOKIE, newToken(secret), {
        path: '/',
        sameSite: 'lax',
        secure: request.protocol === 'https',
      });
    }
    if (isRead(request)) return;
    const said = request.headers[HEADER];
    const isForeign = FOREIGN_SITES.includes(String(request.headers['sec-fetch-site']));
    if (isForeign || !isOurs || typeof said !== 'string' || !isSame(said, held)) throw refuse('xsrf');
  });
}

const isRead = (request: FastifyRequest): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(request.method);

function newToken(secret: string): string {
  const random = randomBytes(24).toString('base64url');
  return `${random}.${sign(random, secret)}`;
}

function isSigned(token: string | undefined, secret: string): token is string {
  const [random = '', signature = '', ...rest] = (token ?? '').split('.');
  return random.length === 32 && rest.length === 0 && isSame(signature, sign(random, secret));
}

function sign(random: string, secret: string): string {
  return createHmac('sha256', secret).update(random).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';

/** Over https a cookie is named `__Host-…`: browsers take those from this very host only, so no sibling host plants one. */
export const cookieName = (request: FastifyRequest, name: string): string =>
  isHttps(request) ? `__Host-${name}` : name;

export const readHostCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[cookieName(request, name)];

/** Sets a cookie of this host: SameSite=Lax, and Secure over https. */
export function setHostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'maxAge'> = {},
): void {
  reply.setCookie(cookieName(request, name), value, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(request),
    ...options,
  });
}

/** Removes a cookie that the browser sent, under both of its names. */
export function clearHostCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  for (const known of [name, `__Host-${name}`]) {
    if (request.cookies[known] !== undefined) reply.clearCookie(known, { path: '/', secure: isHttps(request) });
  }
}

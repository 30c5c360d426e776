import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';

/** `__Host-…` over https: browsers accept such cookies from this host only, so no sibling host can set one. */
const cookieName = (request: FastifyRequest, name: string): string => (isHttps(request) ? `__Host-${name}` : name);

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

/** Removes a cookie under both of its names. */
export function clearHostCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  for (const known of [name, `__Host-${name}`]) {
    if (request.cookies[known] !== undefined) reply.clearCookie(known, { path: '/', secure: isHttps(request) });
  }
}

import type { FastifyRequest } from 'fastify';

/** The path and query of a request. Leading slashes count as one, because `//host/…` would name another host. */
export const requestUrl = (request: FastifyRequest): URL =>
  new URL(request.url.replace(/^[/\\]+/u, '/'), 'http://own.invalid');

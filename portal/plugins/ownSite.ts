import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

/** Values of Sec-Fetch-Site: of the page's own requests, of typed addresses, of programs. `same-site` is a sibling host. */
const OWN_SITES: readonly unknown[] = ['same-origin', 'none', undefined];

export const isOwnSite = (request: FastifyRequest): boolean => OWN_SITES.includes(request.headers['sec-fetch-site']);

/**
 * A link or window of another site sends the session cookie, and a GET has no forgery token.
 * @throws Refusal `otherSite`
 */
export function requireOwnSite(request: FastifyRequest): void {
  if (!isOwnSite(request)) throw refuse('otherSite');
}

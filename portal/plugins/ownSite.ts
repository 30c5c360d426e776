import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

/** A page of a sibling host is another site's as well. */
const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

/**
 * A link or window of another site carries the session's cookie, and a GET has no forgery token. Our own page says
 * `same-origin`, the address bar `none`, a program nothing.
 * @throws Refusal `otherSite`
 */
export function requireOwnSite(request: FastifyRequest): void {
  if (OTHER_SITES.has(String(request.headers['sec-fetch-site']))) throw refuse('otherSite');
}

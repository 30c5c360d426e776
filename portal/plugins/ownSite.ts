import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

/** `same-site` is a sibling host. */
const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

/**
 * A link or window of another site sends the session cookie, and a GET has no forgery token. Our own page sends
 * `same-origin`, the address bar `none`, a program no header.
 * @throws Refusal `otherSite`
 */
export function requireOwnSite(request: FastifyRequest): void {
  if (OTHER_SITES.has(String(request.headers['sec-fetch-site']))) throw refuse('otherSite');
}

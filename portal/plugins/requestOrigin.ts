import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { readHost, type HostName } from '../hostNames.ts';
import { isNamed } from './allowedHosts.ts';
import { isOwnSite } from './ownSite.ts';

/**
 * Whether a write comes from a page of another origin. Browsers send the origin with every write; `null` (a sandboxed
 * frame, a file) is another one. A caller without Origin and Referer is not a page of a current browser; then the token
 * alone decides.
 */
export function isOtherOrigin(request: FastifyRequest, settings: Pick<Config, 'allowedHosts'>): boolean {
  if (!isOwnSite(request)) return true;
  const origin = request.headers.origin ?? request.headers.referer;
  return origin !== undefined && !isOwnOrigin(origin, request, settings);
}

/** An origin is the portal's when it names the host of the request, or one of TPT_ALLOWED_HOSTS behind a renaming proxy. */
function isOwnOrigin(origin: string, request: FastifyRequest, { allowedHosts }: Pick<Config, 'allowedHosts'>): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  // A page loaded over http may have been modified on the way.
  if (request.protocol === 'https' && url.protocol !== 'https:') return false;
  const usual = url.protocol === 'https:' ? '443' : '80';
  const named = withPort(readHost(url.host), usual);
  const own = withPort(readHost(request.host), usual);
  if (!named || !own) return false;
  return (named.name === own.name && named.port === own.port) || isNamed(named, allowedHosts);
}

const withPort = (host: HostName | null, usual: string): HostName | null =>
  host && { ...host, port: host.port ?? usual };

import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { readHost, type HostName } from '../hostNames.ts';
import { isNamed } from './allowedHosts.ts';

/** What Sec-Fetch-Site says of the page's own requests and of what a person types; sibling hosts are `same-site`. */
const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a write comes from a page of another origin. Browsers name the origin of every write; `null` (a sandboxed
 * frame, a file) is another one. Where neither Origin nor Referer is sent, the caller is no page of a browser in use
 * today, and the token alone decides.
 */
export function isOtherOrigin(request: FastifyRequest, settings: Pick<Config, 'allowedHosts'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.includes(String(site))) return true;
  const said = request.headers.origin ?? request.headers.referer;
  return said !== undefined && !isOwnOrigin(said, request, settings);
}

/** An origin is the portal's when it names the host of the request, or one of TPT_ALLOWED_HOSTS where a proxy renames it. */
function isOwnOrigin(said: string, request: FastifyRequest, { allowedHosts }: Pick<Config, 'allowedHosts'>): boolean {
  const url = URL.canParse(said) ? new URL(said) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  // A page that came over http may be anybody's on the way.
  if (request.protocol === 'https' && url.protocol !== 'https:') return false;
  const usual = url.protocol === 'https:' ? '443' : '80';
  const named = withPort(readHost(url.host), usual);
  const own = withPort(readHost(request.host), usual);
  if (!named || !own) return false;
  return (named.name === own.name && named.port === own.port) || isNamed(named, allowedHosts);
}

const withPort = (host: HostName | null, usual: string): HostName | null =>
  host && { ...host, port: host.port ?? usual };

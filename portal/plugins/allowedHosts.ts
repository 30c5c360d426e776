import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isAddress, isEveryAddress, isLoopback, readHost, readListenHost, type HostName } from '../hostNames.ts';
import { plainAddress } from '../plainAddress.ts';
import { refuse } from '../refusal.ts';

type HostSettings = Pick<Config, 'host' | 'allowedHosts'>;

/**
 * Refuses requests for a host that is not the portal's (421). A web page whose name is made to resolve to this machine
 * (DNS rebinding) is same-origin for the browser; only its Host header gives it away.
 */
export function requireAllowedHost(app: FastifyInstance, settings: HostSettings): void {
  app.addHook('onRequest', async (request) => {
    if (!isAllowedHost(request, settings)) throw refuse('wrongHost');
  });
}

/** Whether the host that a request names, or its trusted proxy forwards, is one of the portal's. */
function isAllowedHost(request: FastifyRequest, { host, allowedHosts }: HostSettings): boolean {
  const asked = readHost(request.host);
  if (!asked) return false;
  if (isLoopback(asked.name) || isNamed(asked, allowedHosts)) return true;
  if (asked.name === readListenHost(host)?.name && !isEveryAddress(host)) return true;
  // The address at which the connection arrived.
  if (asked.name === plainAddress(request.socket.localAddress ?? '')) return true;
  // Without configured names: a rebinding page always has a name, so addresses are safe; so is the machine's own name.
  const isOpen = isEveryAddress(host) && allowedHosts.length === 0;
  return isOpen && (isAddress(asked.name) || asked.name === hostname().toLowerCase());
}

/** An entry without a port matches every port. */
export function isNamed(asked: HostName, hosts: readonly HostName[]): boolean {
  return hosts.some(({ name, port }) => name === asked.name && (port === null || port === asked.port));
}

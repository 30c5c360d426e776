import { hostname } from 'node:os';
import type { Config } from './config.ts';
import { isEveryAddress, isLoopback, readListenHost } from './hostNames.ts';

/** Warnings for a portal that other machines can reach: plain http, and the accepted hosts. */
export function exposureNotices({ host, allowedHosts }: Pick<Config, 'host' | 'allowedHosts'>): string[] {
  if (isLoopback(readListenHost(host)?.name ?? '')) return [];
  const lines = [
    `Warning: HOST=${host} offers plain http to other machines. Put a proxy with TLS in front of the portal and name it in TPT_TRUST_PROXY.`,
  ];
  if (isEveryAddress(host) && allowedHosts.length === 0) {
    lines.push(
      `It answers under its addresses and the name ${hostname()}. Set TPT_ALLOWED_HOSTS to the host names that people use.`,
    );
  }
  return lines;
}

import { isIP } from 'node:net';

/** Addresses and networks of trusted proxies, or the number of proxies that every request passes. */
export type TrustProxy = string[] | number;

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TPT_TRUST_PROXY. @returns null when a part is neither an address nor a network */
export function readTrustProxy(text: string): TrustProxy | null {
  if (/^\d$/u.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isNetwork) ? parts : null;
}

/**
 * The setting for Fastify. A count trusts every peer, so it is safe only when the portal cannot be
 * reached without the proxies; Fastify itself ignores counts for that reason.
 */
export function trustOf(setting: TrustProxy): string[] | false | ((address: string, hop: number) => boolean) {
  if (typeof setting !== 'number') return setting;
  return setting === 0 ? false : (_address, hop) => hop < setting;
}

function isNetwork(part: string): boolean {
  if (NETWORK_NAMES.includes(part)) return true;
  const [address = '', bits, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

import { isAddress, isLoopback } from '../hostNames.ts';

/** [G11] Hosts of developers: this machine, and addresses such as 192.168.1.5. */
export const isLocalHost = (hostname: string): boolean => {
  const name = hostname.replace(/^\[|\]$/gu, '').toLowerCase();
  return isLoopback(name) || isAddress(name);
};

/**
 * [G11] The part of the older sign-in's cookie name that names its environment.
 * @example environmentPrefix('beta-isf.example.com') // 'beta-'
 */
export function environmentPrefix(hostname: string): string {
  if (isLocalHost(hostname)) return 'dev-';
  return /^(?:dev|beta|uat)-/u.exec(hostname.toLowerCase())?.[0] ?? '';
}

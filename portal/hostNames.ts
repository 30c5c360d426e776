import { isIP } from 'node:net';

/** Host of a Host header, an origin or a setting. */
export interface HostName {
  /** Lower case, without brackets and without a trailing dot. */
  name: string;
  /** Null without a port: a setting then matches every port, a header the port of its scheme. */
  port: string | null;
}

const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/iu;

/** @returns null for an invalid host */
export function readHost(text: string): HostName | null {
  const [, host = '', port = null] = HOST.exec(text) ?? [];
  if (host === '' || !URL.canParse(`http://${host}`)) return null;
  // The URL parser normalizes addresses as browsers do.
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
  return name === '' ? null : { name, port };
}

/** Reads the variable HOST, where an IPv6 address has no brackets. */
export const readListenHost = (host: string): HostName | null => readHost(isIP(host) === 6 ? `[${host}]` : host);

/** Names and addresses of the machine itself, which cannot be registered. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d+){3}$/u.test(name);
}

/** HOST values that listen on every address of the machine. */
export const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

export const isAddress = (name: string): boolean => isIP(name) !== 0;

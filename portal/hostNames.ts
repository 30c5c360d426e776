import { isIP } from 'node:net';

/** A host as a Host header, an origin or a setting names it. */
export interface HostName {
  /** Lower case, without brackets and without the dot of the root. */
  name: string;
  /** Null where none is named: then a setting means every port, a header the port of its scheme. */
  port: string | null;
}

const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/iu;

/** @returns null for what names no host */
export function readHost(text: string): HostName | null {
  const [, host = '', port = null] = HOST.exec(text) ?? [];
  if (host === '' || !URL.canParse(`http://${host}`)) return null;
  // The URL parser writes every form of an address in one way, as browsers do.
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
  return name === '' ? null : { name, port };
}

/** The variable HOST, which names an IPv6 address without brackets. */
export const readListenHost = (host: string): HostName | null => readHost(isIP(host) === 6 ? `[${host}]` : host);

/** Names and addresses that never leave the machine and cannot be registered. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d+){3}$/u.test(name);
}

/** HOST values that listen on every address of the machine. */
export const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

export const isAddress = (name: string): boolean => isIP(name) !== 0;

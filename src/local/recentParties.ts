import { pageOwner } from './owner.ts';

interface RecentParty {
  name: string;
  addr: string;
  city: string;
  countryCode: string;
}

const PARTIES_MAX = 5;
const PREFIX = 'tpt_recent_parties.';
const storageKey = (role: string): string => `${PREFIX}${pageOwner() ?? ''}.${role}`;

/** The parties that the user chose last for a role in this browser, newest first. */
export function recentParties(role: string): RecentParty[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(role)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isParty).slice(0, PARTIES_MAX) : [];
  } catch {
    return [];
  }
}

export function rememberParty(role: string, { name, addr, city, countryCode }: RecentParty): void {
  const others = recentParties(role).filter((party) => party.name !== name || party.addr !== addr);
  try {
    const newest = [{ name, addr, city, countryCode }, ...others].slice(0, PARTIES_MAX);
    localStorage.setItem(storageKey(role), JSON.stringify(newest));
  } catch {
    // Full or forbidden.
  }
}

/** Removes the recent parties of every owner, because they contain names and addresses in clear. */
export function forgetRecentParties(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Forbidden.
  }
}

const isParty = (value: unknown): value is RecentParty =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'addr', 'city', 'countryCode'].every((part) => typeof (value as Record<string, unknown>)[part] === 'string');

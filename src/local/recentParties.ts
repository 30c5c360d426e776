import { pageOwner } from './owner.ts';

/** A party as it was last taken into a block. */
export interface RecentParty {
  name: string;
  addr: string;
  city: string;
  countryCode: string;
}

const MOST = 5;
const PLACE = 'tpt_recent_parties.';
const keyOf = (role: string): string => `${PLACE}${pageOwner() ?? ''}.${role}`;

/** The parties that this person took last for a role, newest first; in this browser only. */
export function recentParties(role: string): RecentParty[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(role)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isParty).slice(0, MOST) : [];
  } catch {
    // Without browser storage, or with something else in it, nothing is recent.
    return [];
  }
}

/** Puts a party first among the recent ones of a role. */
export function rememberParty(role: string, { name, addr, city, countryCode }: RecentParty): void {
  const others = recentParties(role).filter((party) => party.name !== name || party.addr !== addr);
  try {
    localStorage.setItem(keyOf(role), JSON.stringify([{ name, addr, city, countryCode }, ...others].slice(0, MOST)));
  } catch {
    // Full or forbidden storage costs the short cut, nothing else.
  }
}

/** Removes them for every owner: names and addresses stay with no one who has left. */
export function forgetRecentParties(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PLACE)) localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds none.
  }
}

const isParty = (value: unknown): value is RecentParty =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'addr', 'city', 'countryCode'].every((part) => typeof (value as Record<string, unknown>)[part] === 'string');

import type { Port } from '#contract/endpoints/reference.ts';
import { foldName } from './foldName.ts';
import { PORTS, type KnownPort } from './ports.ts';

/** The lists that the two port fields of an ISF-5 begin with. */
const COMMON = { ISF_PORT_DELIVERY: 'delivery', ISF_PORT_DISCHARGING: 'discharge' } as const;
export type CommonPortList = keyof typeof COMMON;

/** Ports that one of the two fields mostly takes, the most used first. */
export function commonPorts(list: CommonPortList): Port[] {
  return PORTS.filter(({ group }) => group === COMMON[list]).map(({ port }) => port);
}

/**
 * Ports by code or by any of their names: the exact code, its last three letters, an exact name, then names and codes that begin so, then names
 * that hold it; common ports come before the others of their rank. Without a keyword all of them, the common ones first.
 */
export function searchPorts(keyword: string | undefined): Port[] {
  // A value that a filing holds already finds its port.
  const sought = foldName((keyword ?? '').replace(/^.*\|/u, ''));
  if (sought === '') return PORTS.map(({ port }) => port);
  return PORTS.map((known) => ({ known, rank: rankOf(known, sought) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ known }) => known.port);
}

/** From 2 on, ranks of common ports are even, of the others odd: equal ranks keep the order of the list. */
const NO_MATCH = 20;

function rankOf({ port, group, names }: KnownPort, sought: string): number {
  const rare = group === null ? 1 : 0;
  if (port.code === sought) return 0;
  // People say SHA and LAX of ports they use.
  if (rare === 0 && port.code.slice(2) === sought) return 1;
  if (names.includes(sought)) return 2 + rare;
  if (names[0]?.startsWith(sought)) return 4 + rare;
  if (names.some((name) => name.startsWith(sought))) return 6 + rare;
  if (port.code.startsWith(sought)) return 8 + rare;
  if (names.some((name) => name.includes(` ${sought}`) || name.includes(`(${sought}`))) return 10 + rare;
  if (port.code.slice(2).startsWith(sought)) return 12 + rare;
  return names.some((name) => name.includes(sought)) ? 14 + rare : NO_MATCH;
}

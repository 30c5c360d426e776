import type { Port } from '#contract/endpoints/reference.ts';
import { foldName } from './foldName.ts';
import { PORTS, type KnownPort } from './ports.ts';

/** The initial lists of the two port fields of an ISF-5. */
type CommonPortList = 'ISF_PORT_DELIVERY' | 'ISF_PORT_DISCHARGING';

/**
 * Common ports of one of the two fields, the most used first. Customs accepts only foreign ports (edit `portInUs`):
 * cargo in transit through the United States mostly continues to a country nearby. The trade's own list of delivery
 * places is American; those are found by name, and after the common foreign ones in the whole list.
 */
export function commonPorts(list: CommonPortList): Port[] {
  if (list === 'ISF_PORT_DISCHARGING')
    return PORTS.filter(({ group }) => group === 'discharge').map(({ port }) => port);
  const common = PORTS.filter(({ group }) => group !== null).map(({ port }) => port);
  return BEYOND.flatMap((country) => common.filter(({ countryCode }) => countryCode === country));
}

/** Common destinations of cargo in transit, the nearest first. */
const BEYOND = 'MX CA PA GT HN CR DO JM BS CO EC PE CL BR AR UY'.split(' ');

/**
 * Ports by code or by any of their names. Ranked by exact code, last three letters of the code, exact name, prefix of
 * name or code, infix; common ports come first within a rank. Without a keyword all of them, the common ones first.
 */
export function searchPorts(keyword: string | undefined): Port[] {
  const sought = foldName((keyword ?? '').replace(/^.*\|/u, ''));
  if (sought === '') return PORTS.map(({ port }) => port);
  return PORTS.map((known) => ({ known, rank: rankPort(known, sought) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ known }) => known.port);
}

/** From 2 on, ranks of common ports are even, of the others odd: equal ranks keep the order of the list. */
const NO_MATCH = 20;

function rankPort({ port, group, names }: KnownPort, sought: string): number {
  const rare = group === null ? 1 : 0;
  if (port.code === sought) return 0;
  // SHA and LAX are common abbreviations of ports.
  if (rare === 0 && port.code.slice(2) === sought) return 1;
  if (names.includes(sought)) return 2 + rare;
  if (names[0]?.startsWith(sought)) return 4 + rare;
  if (names.some((name) => name.startsWith(sought))) return 6 + rare;
  if (port.code.startsWith(sought)) return 8 + rare;
  if (names.some((name) => name.includes(` ${sought}`) || name.includes(`(${sought}`))) return 10 + rare;
  if (port.code.slice(2).startsWith(sought)) return 12 + rare;
  return names.some((name) => name.includes(sought)) ? 14 + rare : NO_MATCH;
}

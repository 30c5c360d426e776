import { foldName } from './foldName.ts';
import { portOf, PORTS } from './ports.ts';

let byName: Map<string, string | null> | null = null;

/**
 * [V16] The port value for a text of a sheet or a document: a code, a `NAME|CODE` with any name, a code with a name
 * around it, or an unambiguous name. Null for everything else.
 * @example findPortValue('cnsha') // 'SHANGHAI|CNSHA'
 * @example findPortValue('Ho Chi Minh') // null, not a port name; findPortValue('Saigon') // 'HO CHI MINH CITY|VNSGN'
 */
export function findPortValue(text: string): string | null {
  const sought = foldName(text);
  if (sought === '') return null;
  const written = /^(.*\S) ?\| ?([A-Z]{2}[A-Z0-9]{3})$/u.exec(sought);
  if (written) return `${written[1]}|${written[2]}`;
  const coded = portOf(sought) ?? portOf(codeAround(sought));
  return coded ? coded.port.value : (valuesByName().get(sought) ?? null);
}

/** `SHANGHAI (CNSHA)`, `CNSHA - Shanghai`, `CN SHA`. */
function codeAround(sought: string): string {
  const spaced = /^([A-Z]{2}) ([A-Z0-9]{3})$/u.exec(sought);
  if (spaced) return `${spaced[1]}${spaced[2]}`;
  return (
    /(?:^|[([,/ -])([A-Z]{2}[A-Z0-9]{3})\)?\]?$/u.exec(sought)?.[1] ??
    /^([A-Z]{2}[A-Z0-9]{3})[ ,/-]/u.exec(sought)?.[1] ??
    ''
  );
}

/** Values by name; null where several ports, none of them common, share a name. */
function valuesByName(): ReadonlyMap<string, string | null> {
  if (byName) return byName;
  byName = new Map();
  const isCommon = new Set<string>();
  for (const { port, group, names } of PORTS) {
    for (const name of names) {
      // The list has the common ports first: Shanghai is CNSHA, although other ports share the name.
      if (isCommon.has(name) && group === null) continue;
      byName.set(name, byName.has(name) ? null : port.value);
      if (group !== null) isCommon.add(name);
    }
  }
  return byName;
}

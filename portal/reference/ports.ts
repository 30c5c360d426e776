import type { Port } from '#contract/endpoints/reference.ts';
import commonPortList from './tables/commonPorts.json' with { type: 'json' };
import seaPortList from './tables/seaPorts.json' with { type: 'json' };
import { foldName } from './foldName.ts';
import { PORT_ALIASES } from './portAliases.ts';

/** Common ports of the two fields of an ISF-5, and other common ports. */
type Group = 'delivery' | 'discharge' | 'other' | null;

export interface KnownPort {
  port: Port;
  group: Group;
  /** Every name normalized by `foldName`, its own first. */
  names: readonly string[];
}

/** Every known port, the common ones first, each list in the order of the trade's use or by name. */
export const PORTS: readonly KnownPort[] = readPorts();

const byCode = new Map(PORTS.map((known) => [known.port.code, known]));

export const portOf = (code: string): KnownPort | null => byCode.get(code.trim().toUpperCase()) ?? null;

function readPorts(): KnownPort[] {
  const listed = new Map(
    seaPortList.map((line) => {
      const [code = '', ...names] = line.split('|');
      return [code, names] as const;
    }),
  );
  const common = commonPortList.map(({ code, name, nameZh, group }) => {
    // The trade's name comes first; the public list's name is an alias.
    const others = [...(listed.get(code) ?? []), ...(PORT_ALIASES[code] ?? [])];
    listed.delete(code);
    return knownPort(code, name, nameZh, group as Group, others);
  });
  const rest = [...listed].map(([code, [name = code, ...others]]) => knownPort(code, name, '', null, others));
  return [...common, ...rest.sort((a, b) => (a.port.name < b.port.name ? -1 : 1))];
}

function knownPort(code: string, name: string, nameZh: string, group: Group, others: readonly string[]): KnownPort {
  const names = new Set([name, nameZh, ...others].filter(Boolean).map(foldName));
  // [V16] In characters that customs accepts.
  const value = `${foldName(name)}|${code}`;
  return { port: { code, name, nameZh, countryCode: code.slice(0, 2), value }, group, names: [...names] };
}

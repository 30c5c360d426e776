import { readFileSync } from 'node:fs';

/** Limit of lines; the directory of SCACs has fewer. */
const LINES_MAX = 100_000;

/** Why a list cannot be used, with its line. */
export class CarrierListError extends Error {
  override readonly name = 'CarrierListError';
}

/**
 * Reads a list of carriers: `SCAC,name` per line. Blank lines, lines that begin with `#`, and a heading are ignored; a
 * name may be quoted.
 * @throws CarrierListError at the first line without a SCAC
 * @example parseCarriers('ABCD,Alpha Line\n"EFGH","Echo, Inc."').get('EFGH') // 'Echo, Inc.'
 */
export function parseCarriers(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  if (lines.length > LINES_MAX) throw new CarrierListError(`it has more than ${LINES_MAX} lines`);
  const carriers = new Map<string, string>();
  lines.forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, code = '', name = ''] = /^\s*"?([A-Za-z]{4})"?\s*(?:[,;\t]\s*(.*))?$/u.exec(line) ?? [];
    const isHeading = at === 0 && (code === '' || ['SCAC', 'CODE'].includes(code.toUpperCase()));
    if (isHeading) return;
    if (code === '') throw new CarrierListError(`line ${at + 1} does not begin with a SCAC of four letters`);
    carriers.set(code.toUpperCase(), unquoted(name));
  });
  return carriers;
}

const unquoted = (text: string): string => /^"(.*)"$/u.exec(text.trim())?.[1]?.replaceAll('""', '"') ?? text.trim();

export const readCarrierList = (path: string): ReadonlyMap<string, string> => parseCarriers(readFileSync(path, 'utf8'));

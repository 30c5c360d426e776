import { cleanText } from '#rules/cleanText.ts';
import type { References } from '../recognitionTypes.ts';

/**
 * The port of a text as `NAME|CODE`: by its code, else by its name.
 * @example findPort('VANCOUVER, BC, CANADA (CAVAN)', references) // 'VANCOUVER|CAVAN'
 */
export function findPort(text: string, references: References): string | null {
  const flat = cleanText(text.replace(/\n/gu, ', '), { upper: true });
  for (const [, country = '', place = ''] of flat.matchAll(/(?<![A-Z0-9])([A-Z]{2})[ -]?([A-Z2-9]{3})(?![A-Z0-9])/gu)) {
    const known = references.port(country + place);
    if (known) return known;
  }
  // A code beside the name counts although no list has it.
  const written = /^([A-Z][A-Z .'-]{2,40}?)(?:,[^()|]{0,40})? ?[(|[/-] ?([A-Z]{2}[A-Z2-9]{3})\)?$/u.exec(flat);
  if (written) return `${written[1]!.trim()}|${written[2]}`;
  const [first = ''] = flat.split(/[,(/;|]/u);
  for (const name of [
    flat,
    first,
    first.replace(/\b(?:PORT OF|PORT|SEAPORT|CANG)\b/gu, ''),
    first.replace(/\bCITY\b/u, ''),
  ]) {
    const known = name.trim() === '' ? null : references.port(name.trim());
    if (known) return known;
  }
  return null;
}

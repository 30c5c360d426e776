import { cleanText } from '#rules/cleanText.ts';
import { parseCountryCode } from '#rules/countryName.ts';
import { COUNTRY_NAMES, THREE_LETTERS } from './countryTable.ts';
import { CANADIAN_POSTAL, PROVINCES } from './regionTable.ts';
import { endsWithUsState, findUsState } from '#rules/usStates.ts';

/** The country of a text that is nothing but a country; null for anything else. */
export function readCountry(text: string): string | null {
  const flat = cleanText(text, { upper: true }).replace(/^[\s,.;:()-]+|[\s,;:()]+$/gu, '');
  if (flat === '' || flat.length > 44) return null;
  const bare = flat.replace(/\.$/u, '');
  const letters = flat.replace(/[^\p{L}]/gu, '');
  if (/\d/u.test(flat)) return null;
  return COUNTRY_NAMES[letters] ?? THREE_LETTERS[letters] ?? parseCountryCode(flat) ?? parseCountryCode(bare);
}

const HAN_MAX = 4;

/** The code of a country at one end of Chinese text, which has no spaces: 中国广东, 皆为中国. */
export function countryInHan(han: string, end: 'start' | 'end'): string | null {
  for (let size = Math.min(HAN_MAX, han.length); size > 1; size--) {
    const country = readCountry(end === 'start' ? han.slice(0, size) : han.slice(-size));
    if (country) return country;
  }
  return null;
}

/** `TORONTO, ON, CA` is not California. The postal code may follow the country. */
const CANADA = new RegExp(
  String.raw`(\b(?:${PROVINCES})(?:[\s,]+${CANADIAN_POSTAL})?)[\s,]+(?:CANADA|CA)(?:[\s,]+(${CANADIAN_POSTAL}))?$`,
  'iu',
);

/** Most words of a country's name. */
const WORDS_MAX = 5;

/**
 * The country at the end of an address; two letters count only after a comma, and not where they are a US state.
 * @example countryAtEnd('NINGBO 315800, CHINA') // { code: 'CN', before: 'NINGBO 315800' }
 */
export function countryAtEnd(text: string): { code: string; before: string; isCode?: true } | null {
  const trimmed = text.replace(/[\s,.;]+$/u, '');
  if (CANADA.test(trimmed)) return { code: 'CA', before: trimmed.replace(CANADA, '$1 $2').trim() };
  if (endsWithUsState(cleanText(trimmed, { upper: true }))) return null;
  const words = [...trimmed.matchAll(/[^\s,;]+/gu)].slice(-WORDS_MAX);
  for (const word of words) {
    const tail = trimmed.slice(word.index);
    if (/^\(?[A-Z]{2}\)?$/iu.test(tail)) continue;
    // `CA 90745` is California, not Canada.
    const postal = /^(.*?\D)[\s,-]+\d{4,6}$/u.exec(/^[A-Z]{2}\W/iu.test(tail) ? '' : tail);
    const code = readCountry(tail) ?? (postal ? readCountry(postal[1] ?? '') : null);
    if (code) return { code, before: trimmed.slice(0, word.index).replace(/[\s,;.(/-]+$/u, '') };
  }
  const last = /(?:,\s*|\d{5,6}\s+|\s(?=HK))\(?([A-Z]{2})\)?$/u.exec(cleanText(trimmed, { upper: true }));
  const code = last ? readCountry(last[1] ?? '') : null;
  if (!code || !last || (findUsState(last[1] ?? '') && code !== 'VN')) return null;
  return { code, before: trimmed.replace(/[\s,]*\(?[A-Za-z]{2}\)?$/u, ''), isCode: true };
}

export const endsWithCountry = (text: string): boolean => countryAtEnd(text) !== null;

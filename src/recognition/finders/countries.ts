import { cleanText } from '#rules/cleanText.ts';
import { countryAtEnd, countryInHan, readCountry } from '../party/countryWords.ts';

/** The countries of a value such as `CHINA`, `CN / VN`, `MADE IN CHINA`, `VIET NAM (VN)`. */
export function findCountries(text: string): string[] {
  const flat = cleanText(text.replace(/\n/gu, ' ; '), { upper: true }).replace(/^(?:MADE IN|PRODUCT OF)\s+/u, '');
  const whole = readCountry(flat);
  if (whole) return [whole];
  const found: string[] = [];
  for (const part of flat.split(/[;,()[\]/|&+]|\s-\s|\bAND\b/u)) {
    const country = readCountry(part.trim());
    if (country && !found.includes(country)) found.push(country);
  }
  // 中国广东, 越南平阳省
  const han = /^\p{Script=Han}{3,}/u.exec(flat)?.[0] ?? '';
  const first = found.length === 0 ? countryInHan(han, 'start') : null;
  if (first) found.push(first);
  const last = found.length === 0 ? countryAtEnd(flat) : null;
  return last ? [last.code] : found;
}

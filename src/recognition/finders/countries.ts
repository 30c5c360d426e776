import { cleanText } from '#rules/cleanText.ts';
import { countryAtEnd, readCountry } from '../party/countryWords.ts';

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
  const last = found.length === 0 ? countryAtEnd(flat) : null;
  return last ? [last.code] : found;
}

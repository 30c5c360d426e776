import { STREET } from '#rules/addressWords.ts';
import { CITIES, CITIES_OF, CITY_NAMES, REGIONS, REGIONS_OF } from './regionTable.ts';

const withoutRegionCode = (part: string): string => part.replace(/[\s-]*\d{4,6}$|^\d{4,6}[\s-]*/gu, '');

/** A province, two letters that stand for one, or a postal code alone. */
export const isRegion = (part: string): boolean =>
  REGIONS.has(withoutRegionCode(part)) ||
  /^[A-Z .]+ (?:PROVINCE|PROV\.?|STATE)(?: ?\d{4,6})?$/u.test(part) ||
  part.startsWith('TINH ') ||
  /^[A-Z]{2}$/u.test(part) ||
  /^\d{4,6}$/u.test(part);

/** The usual name of a city, without a postal code. */
export const nameCity = (city: string): string => {
  const bare = city
    .replace(/^(?:TP\.? ?|THANH PHO |CITY OF (?!INDUSTRY|COMMERCE))/u, '')
    .replace(/\s*\d{4,6}$/u, '')
    .trim();
  const named = CITY_NAMES[bare] ?? CITY_NAMES[bare.replace(/ CITY$/u, '')] ?? bare;
  return named.endsWith(' CITY') && CITIES.has(named.slice(0, -5)) && !CITIES.has(named) ? named.slice(0, -5) : named;
};

/** A city that a label names is not part of the street. */
export function dropCity(parts: string[], city: string): void {
  const at = parts.lastIndexOf(city);
  if (at > 0) parts.splice(at, 1);
}

/** Takes the city from the last parts of an address; empty if none can be one. */
export function takeCity(parts: string[], country: string): string {
  if (country === 'HK' || country === 'SG' || country === 'MO') {
    const name = { HK: 'HONG KONG', SG: 'SINGAPORE', MO: 'MACAU' }[country];
    const at = parts.findLastIndex((part) => part.replace(/\s*\d{5,6}$/u, '') === name);
    if (at >= 0) parts.splice(at, 1);
    return name;
  }
  // A city that its province is named after.
  const province = withoutPostal(parts.at(-1) ?? '', country);
  if (parts.length > 2 && province !== '' && province === parts.at(-2)) {
    parts.splice(-2, 2);
    return province;
  }
  for (let at = parts.length - 1; at >= Math.max(0, parts.length - 4); at--) {
    const part = parts[at]!.replace(/\s*\([^()]*\)$/u, '');
    const bare = withoutPostal(part, country);
    // A province counts as the city of its addresses where none is named: `VSIP II, BINH DUONG PROVINCE`.
    const ownName = bare.replace(/ PROVINCE$/u, '');
    if (ownName !== bare && CITIES.has(ownName) && !isKnownCity(parts[at - 1] ?? '')) {
      parts.splice(at, 1);
      return ownName;
    }
    if (bare === '' || (isRegion(bare) && at > 0 && parts.length > 1 && !isLastChance(parts, at))) continue;
    const glued = CITIES.has(bare.replace(/ CITY$/u, '')) ? null : cityAtEnd(part.replace(/[\s-]+\d{3,7}$/u, ''));
    if (glued) {
      if (/^(?:TP\.?|THANH PHO)$/u.test(glued.before)) parts.splice(at, 1);
      else parts[at] = glued.before;
      return glued.city;
    }
    if (isCity(bare)) {
      parts.splice(at, 1);
      return bare;
    }
  }
  return '';
}

/** A province counts as the city where no other part can be one. */
const isLastChance = (parts: readonly string[], at: number): boolean =>
  parts
    .slice(Math.max(0, at - 2), at)
    .every((part) => !isCity(withoutPostal(part)) && !cityAtEnd(withoutPostal(part))) && CITIES.has(parts[at]!);

/** A city that the table has, or that says that it is one. */
const isKnownCity = (part: string): boolean => {
  const bare = withoutPostal(part);
  return / (?:CITY|TOWN)$/u.test(bare) || CITIES.has(bare) || cityAtEnd(bare) !== null;
};

const withoutPostal = (part: string, country = ''): string =>
  part.replace(country === 'TW' ? /[\s-]+\d{3,6}$/u : /^\d{4,7}[\s-]+|[\s-]+\d{4,7}$|^\d{4,7}$/gu, '').trim();

const isCity = (part: string): boolean =>
  (CITIES.has(part) ||
    CITIES.has(part.replace(/ CITY$/u, '')) ||
    / CITY$|^(?:TP\.? ?|THANH PHO )/u.test(part) ||
    !STREET.test(part)) &&
  !/\d/u.test(part) &&
  /[A-Z\p{Script=Han}]/u.test(part) &&
  part.split(' ').length <= 4;

/** A known city, with or without its province, at the end of a part without commas. */
function cityAtEnd(part: string): { before: string; city: string } | null {
  const words = part.split(' ');
  let end = words.length;
  for (const size of [2, 1]) {
    if (
      REGIONS.has(
        words
          .slice(end - size, end)
          .join(' ')
          .replace(/ PROVINCE$/u, ''),
      )
    ) {
      end -= size;
      break;
    }
  }
  if (words[end - 1] === 'PROVINCE') end -= 2;
  if (words[end - 1] === 'CITY') end--;
  for (const size of [4, 3, 2, 1]) {
    const city = words.slice(Math.max(0, end - size), end).join(' ');
    if (end - size > 0 && CITIES.has(city)) return { before: words.slice(0, end - size).join(' '), city };
  }
  return null;
}

const byName = (of: Readonly<Record<string, ReadonlySet<string>>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(of).flatMap(([country, names]) => [...names].map((name) => [name, country] as const)));
const COUNTRY_OF_CITY = byName(CITIES_OF);
const COUNTRY_OF_REGION = byName(REGIONS_OF);

/** The country that a city, or else a province, belongs to; empty for names that several countries have. */
export function countryOfPlace(city: string, parts: readonly string[]): string {
  const ofRegion = (part: string) =>
    COUNTRY_OF_REGION.get(withoutRegionCode(part).replace(/ (?:PROVINCE|PROV\.?|STATE)$/u, ''));
  return COUNTRY_OF_CITY.get(nameCity(city)) ?? parts.map(ofRegion).find((country) => country !== undefined) ?? '';
}

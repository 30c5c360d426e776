import { cleanText } from '#rules/cleanText.ts';
import { findUsState, STATE_NAMES } from '#rules/usStates.ts';
import { countryAtEnd, readCountry } from './countryWords.ts';
import { STREET, US_STREET_END } from './partyWords.ts';
import { CANADIAN, CITIES, CITY_NAMES, REGIONS } from './regionTable.ts';

interface Known {
  city: string;
  state: string;
  zip: string;
  country: string;
}

export interface AddressTail {
  addr: string;
  city: string;
  countryCode: string;
  /** State and postal code as they are added to the address. */
  place: string;
}

const flat = (text: string): string => cleanText(text, { upper: true });
const splitParts = (text: string): string[] =>
  text
    .split(/[,，;；\n]/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter(Boolean);

/** The country's name may be broken over lines. */
const BROKEN_COUNTRY = /\bUNITED,? STATES(?:,? OF,? AMERICA)?(?![A-Z])/gu;

/** Takes country, postal code, state and city from the end of an address. What is known by a label is not sought. */
export function splitAddressTail(lines: readonly string[], known: Known): AddressTail {
  const parts = splitParts(lines.map(flat).join(', ').replace(BROKEN_COUNTRY, 'UNITED STATES'));
  let country = readCountry(known.country) ?? '';
  const end = countryAtEnd(parts.slice(-3).join(', '));
  if (end && (country === '' || end.code === country || end.code === 'CN')) {
    country ||= end.code;
    parts.splice(-3, 3, ...splitParts(end.before));
  }
  const knownState = findUsState(flat(known.state).replace(/[\s,]*[\d-]*$/u, ''));
  if (country === '' && knownState && /\d{5}/u.test(`${known.state}${known.zip}`)) country = 'US';
  let place = tidyPlace(knownState ?? '', known.zip || known.state);
  let { city } = { city: flat(known.city) };
  if (country === '' || country === 'US') {
    const us = takeUsPlace(parts, country === 'US' || knownState !== null, city);
    if (us) {
      country = 'US';
      place ||= us.place;
      city ||= us.city;
    }
  }
  if (country === 'CA') place ||= takeCanadianPlace(parts);
  if (country !== 'US' && country !== 'CA') place = '';
  if (city !== '') dropCity(parts, city);
  else city = takeCity(parts, country);
  country ||= countryOfCity(city);
  // Customs has no field for a province or a foreign postal code.
  const addr = [...parts.filter((part, at) => at === 0 || !isRegion(part)), place].filter(Boolean).join(', ');
  return { addr, city: nameCity(city), countryCode: country, place };
}

const tidyPlace = (state: string, text: string): string => {
  const zip = /\d{5}(?:-\d{4})?/u.exec(text)?.[0] ?? '';
  return state === '' ? '' : `${state} ${zip}`.trim();
};

const isRegion = (part: string): boolean =>
  REGIONS.has(part.replace(/[\s-]*\d{4,6}$|^\d{4,6}[\s-]*/gu, '')) ||
  /^[A-Z .]+ (?:PROVINCE|PROV\.?|STATE)(?: ?\d{4,6})?$/u.test(part) ||
  part.startsWith('TINH ') ||
  /^\d{4,6}$/u.test(part);

const nameCity = (city: string): string => {
  const bare = city
    .replace(/^(?:TP\.? ?|THANH PHO |CITY OF (?!INDUSTRY|COMMERCE))/u, '')
    .replace(/\s*\d{4,6}$/u, '')
    .trim();
  const named = CITY_NAMES[bare] ?? CITY_NAMES[bare.replace(/ CITY$/u, '')] ?? bare;
  return named.endsWith(' CITY') && CITIES.has(named.slice(0, -5)) && !CITIES.has(named) ? named.slice(0, -5) : named;
};

/** `ST. LOUIS` begins with no street. */
const isStreet = (text: string): boolean => /\d|\S\s+\S/u.test(text);

/** Here `ST` ends no street either. */
const SAINT = /\bST\.? (?=(?:LOUIS|PAUL|PETERSBURG|CHARLES|CLOUD|JOSEPH|AUGUSTINE|GEORGE)\b)(\w+)/u;

const US_END = new RegExp(
  String.raw`^(.*?)(?:^|[\s,]+)(${STATE_NAMES.join('|')}|[A-Z]\.?[A-Z]\.?)(?:[\s,.-]+(\d{5}(?:-\d{4})?))?$`,
  'u',
);

function takeUsPlace(parts: string[], isUs: boolean, knownCity: string): { city: string; place: string } | null {
  const tail = parts.slice(-3).join(', ').slice(-160);
  const found = US_END.exec(tail);
  const [, before = '', words = '', zip = ''] = found ?? [];
  const state = findUsState(words);
  if (!state || (!isUs && zip === '')) return null;
  const left = splitParts(before);
  parts.splice(-3, 3);
  let city = left.pop() ?? '';
  const glued = US_STREET_END.exec(city.replace(SAINT, 'SAINT. $1'));
  if (glued && isStreet(glued[1]!)) {
    left.push(glued[1]!);
    city = glued[2]!.replace('SAINT.', 'ST.');
  } else if (
    city !== knownCity &&
    (knownCity !== '' ||
      /\d/u.test(city) ||
      (STREET.test(city) && !/^(?:ST\.? |CITY OF )/u.test(city) && left.length === 0))
  ) {
    left.push(city);
    city = '';
  }
  parts.push(...left);
  return { city, place: `${state} ${zip}`.trim() };
}

function takeCanadianPlace(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const found =
    /^(.*?)[\s,]*\b(ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU|ONTARIO|QUEBEC|BRITISH COLUMBIA|ALBERTA)?\.?\s*([A-Z]\d[A-Z] ?\d[A-Z]\d)?$/u.exec(
      last,
    );
  if (!found || (!found[2] && !found[3])) return '';
  parts.pop();
  if (found[1]) parts.push(found[1].trim());
  const before = parts.at(-1) ?? '';
  const province = found[2] ?? (CANADIAN.test(before) ? parts.pop() : '');
  return `${province ?? ''} ${found[3] ?? ''}`.trim();
}

/** A city that a label names is no part of the street. */
function dropCity(parts: string[], city: string): void {
  const at = parts.lastIndexOf(city);
  if (at > 0) parts.splice(at, 1);
}

function takeCity(parts: string[], country: string): string {
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
    if (bare === '' || (isRegion(bare) && at > 0 && parts.length > 1 && !isLastChance(parts, at))) continue;
    const glued = CITIES.has(bare.replace(/ CITY$/u, '')) ? null : cityAtEnd(part.replace(/[\s-]+\d{3,7}$/u, ''));
    if (glued) {
      parts[at] = glued.before;
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

const VIETNAMESE =
  /^(?:HANOI|HA NOI|HO CHI MINH(?: CITY)?|HAI PHONG|DA NANG|BINH DUONG|DONG NAI|BAC NINH|LONG AN|CAN THO)$/u;

/** Only cities whose country no other has. */
const countryOfCity = (city: string): string =>
  city === 'HONG KONG' ? 'HK' : city === 'SINGAPORE' ? 'SG' : VIETNAMESE.test(city) ? 'VN' : '';

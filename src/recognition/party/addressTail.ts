import { cleanText } from '#rules/cleanText.ts';
import { findUsState } from '#rules/usStates.ts';
import { countryOfPlace, dropCity, isRegion, nameCity, takeCity } from './cityPart.ts';
import { countryAtEnd, readCountry } from './countryWords.ts';
import { takeCanadianPlace, takeUsPlace, usPlace } from './northAmerica.ts';
import { splitAtCommas } from './splitAtCommas.ts';

interface Known {
  city: string;
  state: string;
  zip: string;
  country: string;
}

interface AddressTail {
  addr: string;
  city: string;
  countryCode: string;
  /** The country is not written: it is that of the city or province. */
  isImplied: boolean;
  /** State and postal code as they are added to the address. */
  place: string;
}

/** Whether a city is in another country, so that two letters behind it mean a province. */
function isElsewhere(city: string, code: string): boolean {
  const country = countryOfPlace(city, []);
  return country !== '' && country !== code;
}

const CITY_STATES: ReadonlySet<string> = new Set(['HK', 'MO', 'SG']);

const cleanPart = (text: string): string => cleanText(text, { upper: true });

/** The country's name may be broken over lines. */
const BROKEN_COUNTRY = /\bUNITED,? STATES(?:,? OF,? AMERICA)?(?![A-Z])/gu;
const BROKEN_CHINA = /\bP\.? ?R\.?,? ?(?:OF,? )?CHINA\b/gu;
/** Its name in ISO 3166, a country of its own for customs. */
const TAIWAN = /\bTAIWAN,? ?\(?PROVINCE OF CHINA\b\)?/gu;

/** Takes country, postal code, state and city from the end of an address. What is known by a label is not sought. */
export function splitAddressTail(lines: readonly string[], known: Known): AddressTail {
  const parts = splitAtCommas(
    lines
      .map(cleanPart)
      .join(', ')
      .replace(BROKEN_COUNTRY, 'UNITED STATES')
      .replace(TAIWAN, 'TAIWAN')
      .replace(BROKEN_CHINA, 'P.R. CHINA'),
  );
  let country = readCountry(known.country) ?? '';
  const end = countryAtEnd(parts.slice(-3).join(', '));
  if (end && (country === '' || end.code === country || end.code === 'CN')) {
    parts.splice(-3, 3, ...splitAtCommas(end.before));
    // `SHENZHEN, GD` is Guangdong, not Grenada.
    if (!end.isCode || !isElsewhere(parts.at(-1) ?? '', end.code)) country ||= end.code;
  }
  const knownState = findUsState(cleanPart(known.state).replace(/[\s,]*[\d-]*$/u, ''));
  if (country === '' && knownState && /\d{5}/u.test(`${known.state}${known.zip}`)) country = 'US';
  let place = usPlace(knownState ?? '', known.zip || known.state);
  let city = cleanPart(known.city);
  if (country === '' || country === 'US') {
    const us = takeUsPlace(parts, country === 'US' || knownState !== null, city);
    if (us) {
      country = 'US';
      place ||= us.place;
      city ||= us.city;
    }
  }
  if (country === 'CA') {
    place ||= takeCanadianPlace(parts) || takeCanadianPlace([cleanPart(`${known.state} ${known.zip}`)]);
  }
  if (country !== 'US' && country !== 'CA') place = '';
  if (city !== '') dropCity(parts, city);
  else city = takeCity(parts, country);
  const implied = country === '' ? countryOfPlace(city, parts) : '';
  country ||= implied;
  // Elsewhere a city may have the name of another.
  const isImplied = implied !== '' && !CITY_STATES.has(implied);
  // Customs has no field for a province or a foreign postal code.
  const addr = [...parts.filter((part, at) => at === 0 || !isRegion(part)), place].filter(Boolean).join(', ');
  return { addr, city: nameCity(city), countryCode: country, isImplied, place };
}

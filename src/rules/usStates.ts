import { isUsCity } from './addressWords.ts';

/** US states and territories. Used only to parse addresses; customs has no field for them. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  GU: 'Guam',
  VI: 'Virgin Islands',
};
const BY_NAME = new Map(Object.entries(US_STATES).map(([code, name]) => [name.toUpperCase(), code]));

/** The two-letter code for a code or a name in capitals; null for any other text. */
export function findUsState(text: string): string | null {
  const wanted = text.replace(/\./gu, '').trim();
  return Object.hasOwn(US_STATES, wanted) ? wanted : (BY_NAME.get(wanted) ?? null);
}

interface UsPlace {
  /** The text before the state. */
  before: string;
  state: string;
  /** `92626` or `92626-1234`; empty for none. */
  zip: string;
}

/** `CA 92626` or `CALIFORNIA 92626-1234` at the end. The first match has the longest name: WEST VIRGINIA, not VIRGINIA. */
const PLACE = new RegExp(
  String.raw`(?:^|[\s,]+)(${[...BY_NAME.keys()].join('|')}|[A-Z]\.?[A-Z]\.?)(?:[\s,.-]+(\d{5}(?:-\d{4})?))?$`,
  'u',
);
/** Longer ends of an address are not read, which limits the cost of the pattern. */
const PLACE_MAX = 60;

/**
 * The US state at the end of an address in capitals. Without a postal code, and unless the country is known to be the
 * US, only a name that means nothing else there counts: `CA` may be Canada.
 * @example usPlaceAtEnd('NEWARK, NEW JERSEY 07105', false) // { before: 'NEWARK', state: 'NJ', zip: '07105' }
 */
export function usPlaceAtEnd(text: string, isUs: boolean): UsPlace | null {
  const from = Math.max(0, text.length - PLACE_MAX);
  const found = PLACE.exec(text.slice(from));
  const [whole = '', words = '', zip = ''] = found ?? [];
  const state = findUsState(words);
  if (!found || !state) return null;
  const before = text.slice(0, from + found.index);
  if (!isUs && zip === '' && !isStateName(words, whole, before)) return null;
  return { before, state, zip };
}

/** Whether the end of an address in capitals is a US state, also where its name or last word is that of a country. */
export function endsWithUsState(text: string): boolean {
  const place = usPlaceAtEnd(text, false);
  return place !== null && !TERRITORIES.has(place.state);
}

/** They are countries of ISO 3166 too. */
const TERRITORIES: ReadonlySet<string> = new Set(['GU', 'PR', 'VI']);
/** Names with the name of a country, which mean the US state wherever they are. */
const ALWAYS_STATE = /^NEW (?:JERSEY|MEXICO)$/u;
/** Below one of these, `GEORGIA` without a postal code is the US state. */
const GEORGIA_CITY =
  /\b(?:ALBANY|ALPHARETTA|ATHENS|ATLANTA|AUGUSTA|BRUNSWICK|BUFORD|COLLEGE PARK|COLUMBUS|DALTON|DECATUR|DORAVILLE|DULUTH|FAIRBURN|FOREST PARK|GAINESVILLE|GARDEN CITY|KENNESAW|LAGRANGE|LAWRENCEVILLE|LITHIA SPRINGS|MACON|MARIETTA|MCDONOUGH|NORCROSS|PEACHTREE CITY|POOLER|PORT WENTWORTH|ROME|ROSWELL|SAVANNAH|SMYRNA|STONE MOUNTAIN|SUWANEE|TUCKER|UNION CITY|VALDOSTA)$/u;

/** A state's name without a postal code: behind a comma and a part that can be its city. */
function isStateName(words: string, whole: string, before: string): boolean {
  if (ALWAYS_STATE.test(words)) return true;
  if (words === 'GEORGIA') return GEORGIA_CITY.test(before);
  const city = before.split(',').at(-1)?.trim() ?? '';
  const isName = BY_NAME.has(words) && !TERRITORIES.has(BY_NAME.get(words) ?? '');
  return isName && whole.startsWith(',') && isUsCity(city);
}

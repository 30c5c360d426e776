import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { LOOKUP_ALIASES } from './countryAliases.ts';

/** For these, ICU's names differ from those on trade forms. */
const NAME_OVERRIDES: Record<string, Record<Locale, string>> = {
  HK: { en: 'Hong Kong, China', 'zh-CN': '中国香港', vi: 'Hồng Kông, Trung Quốc' },
  MO: { en: 'Macao, China', 'zh-CN': '中国澳门', vi: 'Ma Cao, Trung Quốc' },
  TW: { en: 'Taiwan', 'zh-CN': '中国台湾', vi: 'Đài Loan' },
};

/** Names on invoices and spreadsheets, in capitals, that ICU does not have. */
const NAME_ALIASES: readonly (readonly [string, string])[] = [
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['U.S.A', 'US'],
  ['U.S.', 'US'],
  ['U.S', 'US'],
  ['UNITED STATES OF AMERICA', 'US'],
  ['UK', 'GB'],
  ['PRC', 'CN'],
  ['P.R.C.', 'CN'],
  ['P.R. CHINA', 'CN'],
  ['P.R.CHINA', 'CN'],
  ['中国大陆', 'CN'],
  ['VIET NAM', 'VN'],
  ['HONG KONG', 'HK'],
  ['香港', 'HK'],
  ['MACAU', 'MO'],
  ['澳门', 'MO'],
  ['台湾', 'TW'],
  ['REPUBLIC OF KOREA', 'KR'],
  ['TURKEY', 'TR'],
];

const icu = new Map<Locale, Intl.DisplayNames>();
let codes: Map<string, string> | null = null;
let aliases: Map<string, string> | null = null;
let searched: readonly SearchedCountry[] | null = null;

/** The name of a country; null for an unknown code. The names come from the browser's ICU data. */
export function countryName(code: string, locale: Locale): string | null {
  if (!COUNTRY_CODES.has(code)) return null;
  const known = icu.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  icu.set(locale, known);
  return NAME_OVERRIDES[code]?.[locale] ?? known.of(code) ?? null;
}

/**
 * The country code for a code, a name in any of the three languages or an alias, in half or full width; null for any
 * other text.
 */
export function parseCountryCode(text: string): string | null {
  const wanted = normalize(text);
  return COUNTRY_CODES.has(wanted) ? wanted : (codesByName().get(wanted) ?? null);
}

/** As `parseCountryCode`, also for the aliases of the look-up. */
export function parseLookupCountry(text: string): string | null {
  aliases ??= new Map(
    Object.entries(LOOKUP_ALIASES).flatMap(([code, names]) => names.map((name) => [normalize(name), code] as const)),
  );
  return parseCountryCode(text) ?? aliases.get(normalize(text)) ?? null;
}

/** The fewest characters of a name's beginning. */
const PREFIX_MIN = 3;

/**
 * As `parseCountryCode`, also for a name or alias without accents, and for the beginning of a name if the look-up
 * offers that country alone.
 * @example completeCountryCode('viet') // 'VN'
 */
export function completeCountryCode(text: string): string | null {
  const exact = parseCountryCode(text);
  const sought = foldCountry(text);
  if (exact !== null || sought.length < PREFIX_MIN) return exact;
  const offered = searchedCountries().filter((country) => offersCountry(country, sought));
  // `IND` may be the beginning of Indonesia.
  const named = sought.length === PREFIX_MIN ? [] : offered.filter(({ names }) => names.includes(sought));
  const [one, ...others] = named.length > 0 ? named : offered;
  return one && others.length === 0 && one.names.some((name) => name.startsWith(sought)) ? one.code : null;
}

/** A country of the look-up. */
export interface SearchedCountry {
  code: string;
  /** Its names and aliases, folded by `foldCountry`. */
  names: readonly string[];
}

/** All countries with the names that the look-up searches. */
export function searchedCountries(): readonly SearchedCountry[] {
  searched ??= [...COUNTRY_CODES].map((code) => ({
    code,
    names: [...LOCALES.map((locale) => countryName(code, locale) ?? code), ...(LOOKUP_ALIASES[code] ?? [])].map(
      foldCountry,
    ),
  }));
  return searched;
}

/** Whether the look-up offers a country for a folded text. */
export const offersCountry = ({ code, names }: SearchedCountry, sought: string): boolean =>
  code.startsWith(sought) || names.some((name) => name.includes(sought));

/** Without accents and in upper case, because users search without them. */
export const foldCountry = (text: string): string =>
  normalize(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/Đ/gu, 'D');

const normalize = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

function codesByName(): Map<string, string> {
  codes ??= new Map([
    ...[...COUNTRY_CODES].flatMap((code) =>
      LOCALES.map((locale) => [normalize(countryName(code, locale) ?? code), code] as const),
    ),
    ...NAME_ALIASES,
  ]);
  return codes;
}

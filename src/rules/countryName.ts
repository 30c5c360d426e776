import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';

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

/** The name of a country; null for an unknown code. The names come from the browser's ICU data. */
export function countryName(code: string, locale: Locale): string | null {
  if (!COUNTRY_CODES.has(code)) return null;
  const known = icu.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  icu.set(locale, known);
  return NAME_OVERRIDES[code]?.[locale] ?? known.of(code) ?? null;
}

/** The country code for a code, a name in any of the three languages or an alias; null for any other text. */
export function parseCountryCode(text: string): string | null {
  const wanted = text.trim().toUpperCase();
  return COUNTRY_CODES.has(wanted) ? wanted : (codesByName().get(wanted) ?? null);
}

/** The fewest characters of a name's beginning. */
const PREFIX_MIN = 3;

/**
 * As `parseCountryCode`, also for the beginning of the names of a single country, as a person types it.
 * @example completeCountryCode('viet') // 'VN'
 */
export function completeCountryCode(text: string): string | null {
  const wanted = text.trim().toUpperCase();
  const exact = parseCountryCode(wanted);
  if (exact !== null || wanted.length < PREFIX_MIN) return exact;
  const found = new Set([...codesByName()].flatMap(([name, code]) => (name.startsWith(wanted) ? [code] : [])));
  const [code = null] = found;
  return found.size === 1 ? code : null;
}

function codesByName(): Map<string, string> {
  codes ??= new Map([
    ...[...COUNTRY_CODES].flatMap((code) =>
      LOCALES.map((locale) => [(countryName(code, locale) ?? code).toUpperCase(), code] as const),
    ),
    ...NAME_ALIASES,
  ]);
  return codes;
}

import type { Country } from '#contract/endpoints/reference.ts';
import type { Locale } from '#contract/limits.ts';
import {
  countryName,
  foldCountry,
  offersCountry,
  searchedCountries,
  type SearchedCountry,
} from '#rules/countryName.ts';

/** The countries of the forms' short lists, the most used first. */
const PARTIES = ['CN', 'US', 'HK', 'VN', 'TW', 'KR', 'JP', 'TH', 'ID', 'MY', 'SG', 'IN', 'CA', 'MX'];
const ORIGINS = ['CN', 'VN', 'TH', 'ID', 'IN', 'KR', 'TW', 'MY', 'KH', 'BD', 'JP', 'PK', 'PH', 'TR'];

/** Lists of `type`: parties of ISF-5 (0) and ISF-10 (1), origins of goods of ISF-5 (10) and ISF-10 (11). */
const FREQUENT: Record<number, readonly string[]> = {
  0: ['CN', 'MX', 'CA', 'HK', 'PA', 'GT', 'CO', 'KR', 'JP', 'TW', 'VN', 'US'],
  1: PARTIES,
  10: ORIGINS,
  11: ORIGINS,
};

/**
 * Countries by code, name in any of the three languages or alias. Ranked by exact code, exact name, name prefix, code
 * prefix, word prefix, infix. Without a keyword all of them, by name.
 */
export function searchCountries(keyword: string | undefined, locale: Locale): Country[] {
  const sought = foldCountry(keyword ?? '');
  // `Mỹ` is America, not the code MY.
  const code = (keyword ?? '').normalize('NFKC').trim().toUpperCase();
  return searchedCountries()
    .filter((country) => offersCountry(country, sought))
    .map((country) => ({
      rank: country.code === code || sought === '' ? 0 : rankCountry(country, sought),
      country: shown(country.code, locale),
    }))
    .sort((a, b) => a.rank - b.rank || a.country.name.localeCompare(b.country.name, locale))
    .map(({ country }) => country);
}

/** The common countries of a list; null for an unknown list. */
export function frequentCountries(type: number, locale: Locale): Country[] | null {
  return FREQUENT[type]?.map((code) => shown(code, locale)) ?? null;
}

function rankCountry({ code, names }: SearchedCountry, sought: string): number {
  if (names.includes(sought)) return 1;
  if (names.some((name) => name.startsWith(sought))) return 2;
  if (code.startsWith(sought)) return 3;
  return names.some((name) => name.includes(` ${sought}`)) ? 4 : 5;
}

function shown(code: string, locale: Locale): Country {
  const named = (language: Locale): string => countryName(code, language) ?? code;
  return { code, name: named(locale), nameEn: named('en'), nameZh: named('zh-CN'), nameVi: named('vi') };
}

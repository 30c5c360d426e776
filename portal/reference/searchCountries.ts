import type { Country } from '#contract/endpoints/reference.ts';
import type { Locale } from '#contract/limits.ts';
import { COUNTRIES, type ReferenceCountry } from './countryNames.ts';

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

interface Searched {
  country: ReferenceCountry;
  code: string;
  /** Names without accents in upper case, because users search without them. */
  names: string[];
}

const SEARCHED: Searched[] = COUNTRIES.map((country) => ({
  country,
  code: country.code,
  names: [country.nameEn, country.nameZh, country.nameVi, ...country.aliases].map(plain),
}));

/**
 * Countries by code, name in any of the three languages or alias. Ranked by exact code, exact name, name prefix, code
 * prefix, word prefix, infix. Without a keyword all of them, by name.
 */
export function searchCountries(keyword: string | undefined, locale: Locale): Country[] {
  const sought = plain(keyword ?? '');
  // `Mỹ` is America, not the code MY.
  const code = (keyword ?? '').trim().toUpperCase();
  return SEARCHED.map((searched) => ({
    rank: searched.code === code || sought === '' ? 0 : rankCountry(searched, sought),
    country: shown(searched.country, locale),
  }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || a.country.name.localeCompare(b.country.name, locale))
    .map(({ country }) => country);
}

/** The common countries of a list; null for an unknown list. */
export function frequentCountries(type: number, locale: Locale): Country[] | null {
  const codes = FREQUENT[type];
  if (!codes) return null;
  return codes
    .flatMap((code) => COUNTRIES.filter((country) => country.code === code))
    .map((found) => shown(found, locale));
}

const NO_MATCH = 6;

function rankCountry({ code, names }: Searched, sought: string): number {
  if (names.includes(sought)) return 1;
  if (names.some((name) => name.startsWith(sought))) return 2;
  if (code.startsWith(sought)) return 3;
  if (names.some((name) => name.includes(` ${sought}`))) return 4;
  return names.some((name) => name.includes(sought)) ? 5 : NO_MATCH;
}

function shown({ code, nameEn, nameZh, nameVi }: ReferenceCountry, locale: Locale): Country {
  const name = { 'zh-CN': nameZh, en: nameEn, vi: nameVi }[locale];
  return { code, name, nameEn, nameZh, nameVi };
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'D').toUpperCase();
}

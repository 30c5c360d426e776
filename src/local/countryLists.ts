import type { BillType } from '#contract/codes.ts';

/** [T06] The list of a field: parties of an ISF-5 or ISF-10, and the origin of its goods. */
export type CountryList = BillType | 10 | 11;

export const originList = (billType: BillType): CountryList => (billType === 0 ? 10 : 11);

const RECENT_MAX = 5;
const recentName = (list: CountryList) => `recentCountrys${list}`;
/** Origins have the common countries of their filing type. */
const commonName = (list: CountryList) => (list === 0 || list === 10 ? 'commonCountrys' : 'commonCountrys1');

/** Country codes that were picked last, newest first. */
export const recentCountries = (list: CountryList): string[] => readCodes(recentName(list));

export function rememberCountry(list: CountryList, code: string): void {
  const codes = [code, ...recentCountries(list).filter((known) => known !== code)].slice(0, RECENT_MAX);
  writeCodes(recentName(list), codes);
}

/** Codes of the common countries, as last read from the portal. */
export const commonCountries = (list: CountryList): string[] => readCodes(commonName(list));
export const keepCommonCountries = (list: CountryList, codes: readonly string[]): void =>
  writeCodes(commonName(list), codes);

function readCodes(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

function writeCodes(name: string, codes: readonly string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(codes));
  } catch {
    // Without browser storage the lists last for a page.
  }
}

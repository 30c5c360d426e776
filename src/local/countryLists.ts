import type { BillType } from '#contract/codes.ts';
import { readCodes, rememberCode, writeCodes } from './storedCodes.ts';

/** [T06] The list of a field: parties of an ISF-5 or ISF-10, and the origin of its goods. */
export type CountryList = BillType | 10 | 11;

export const originList = (billType: BillType): CountryList => (billType === 0 ? 10 : 11);

const recentName = (list: CountryList) => `recentCountrys${list}`;
/** Origins have the common countries of their filing type. */
const commonName = (list: CountryList) => (list === 0 || list === 10 ? 'commonCountrys' : 'commonCountrys1');

/** Country codes that were picked last, newest first. */
export const recentCountries = (list: CountryList): string[] => readCodes(recentName(list));

export const rememberCountry = (list: CountryList, code: string): void => rememberCode(recentName(list), code);

/** Codes of the common countries, as last read from the portal. */
export const commonCountries = (list: CountryList): string[] => readCodes(commonName(list));
export const keepCommonCountries = (list: CountryList, codes: readonly string[]): void =>
  writeCodes(commonName(list), codes);

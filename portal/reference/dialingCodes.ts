import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import type { DialingCode } from '#contract/endpoints/landing.ts';
import type { Locale } from '#contract/limits.ts';
import { countryName } from '#rules/countryName.ts';

const byLocale = new Map<Locale, DialingCode[]>();

/** [G18] Dialing codes of all countries, sorted by their names in a language. */
export function dialingCodes(locale: Locale): DialingCode[] {
  const known = byLocale.get(locale);
  if (known) return known;
  const codes = getCountries()
    .filter((country) => COUNTRY_CODES.has(country))
    .map((countryCode) => ({
      code: String(getCountryCallingCode(countryCode)),
      countryCode: String(countryCode),
      name: countryName(countryCode, locale) ?? countryCode,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  byLocale.set(locale, codes);
  return codes;
}

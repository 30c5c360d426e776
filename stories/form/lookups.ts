import { LOOKUP_PAGE, type LookupOption, type LookupPort, type Lookups } from '#components/inputs/LookupContext.ts';

const COUNTRIES = [
  'CN',
  'US',
  'VN',
  'TH',
  'MY',
  'ID',
  'JP',
  'KR',
  'DE',
  'FR',
  'IT',
  'MX',
  'CA',
  'BR',
  'IN',
  'TR',
  'BD',
  'PK',
];

/** Country names from the browser, in the page's language. */
const findName = (code: string): string | null => {
  const names = new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'region' });
  return COUNTRIES.includes(code) ? (names.of(code) ?? null) : null;
};

const optionsOf = (values: readonly string[], name: (value: string) => string | null): LookupPort => ({
  findName: name,
  search: async ({ keyword = '', page }) => {
    const found: LookupOption[] = values
      .map((value) => ({ value, name: name(value) ?? '' }))
      .filter((option) => `${option.value} ${option.name}`.toUpperCase().includes(keyword));
    return { options: found.slice((page - 1) * LOOKUP_PAGE, page * LOOKUP_PAGE), total: found.length };
  },
});

export const LOOKUPS: Lookups = { country: optionsOf(COUNTRIES, findName) };

/** A pending and a failing look-up. */
export const SLOW: LookupPort = { findName, search: () => new Promise(() => {}) };
export const FAILING: LookupPort = { findName, search: () => Promise.reject(new Error('unreachable')) };

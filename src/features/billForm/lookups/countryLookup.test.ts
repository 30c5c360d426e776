// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Country } from '#contract/endpoints/reference.ts';
import { countryLookup } from './countryLookup.ts';

const country = (code: string): Country => ({ code, name: code, nameEn: code, nameZh: code, nameVi: code });
const all = ['AD', 'CN', 'DE', 'US', 'VN'];
function portalWith(common: string[]) {
  return {
    frequentCountries: vi.fn(async () => common.map(country)),
    searchCountries: vi.fn(async () => ({ records: all.map(country), total: all.length, statistics: {} })),
  };
}
const { signal } = new AbortController();

beforeEach(() => localStorage.clear());

it.each([
  [0, 'recentCountrys0', 'commonCountrys'],
  [1, 'recentCountrys1', 'commonCountrys1'],
  [10, 'recentCountrys10', 'commonCountrys'],
  [11, 'recentCountrys11', 'commonCountrys1'],
] as const)(
  '[T06] offers recent and common countries of list %i first, stored as %s and %s',
  async (list, recent, common) => {
    const portal = portalWith(['CN', 'VN']);
    const lookup = countryLookup(portal, 'en', list);
    lookup.remember?.('US');
    lookup.remember?.('VN');
    const first = await lookup.search({ page: 1 }, signal);
    expect(first.options.map(({ value }) => value)).toEqual(['VN', 'US', 'CN']);
    expect(portal.frequentCountries).toHaveBeenCalledWith({ query: { type: list } }, { signal });
    const rest = await lookup.search({ page: 2 }, signal);
    expect(rest.options.map(({ value }) => value)).toEqual(['AD', 'DE']);
    expect(JSON.parse(localStorage.getItem(recent) ?? '')).toEqual(['VN', 'US']);
    expect(JSON.parse(localStorage.getItem(common) ?? '')).toEqual(['CN', 'VN']);
  },
);

it('[T06] offers the stored countries when the portal does not answer', async () => {
  await countryLookup(portalWith(['CN']), 'en', 1).search({ page: 1 }, signal);
  const away = { ...portalWith([]), frequentCountries: () => Promise.reject(new Error('away')) };
  const found = await countryLookup(away, 'en', 1).search({ page: 1 }, signal);
  expect(found.options.map(({ value }) => value)).toEqual(['CN']);
});

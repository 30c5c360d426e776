import type { LookupPort } from '#components/inputs/LookupContext.ts';
import { LOOKUP_PAGE } from '#components/inputs/LookupContext.ts';
import type { Country } from '#contract/endpoints/reference.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { countryName } from '#rules/countryName.ts';

type Found = Awaited<ReturnType<LookupPort['search']>>;

const NAMES = { en: 'nameEn', 'zh-CN': 'nameZh', vi: 'nameVi' } as const satisfies Record<Locale, keyof Country>;

/** Countries by code or name in any of the three languages; results are cached. */
export function countryLookup(portal: Pick<TenPlusTwoDataProvider, 'searchCountries'>, locale: Locale): LookupPort {
  const cache = new Map<string, Found>();
  return {
    findName: (code) => countryName(code, locale),
    async search({ keyword, page }, signal) {
      const cacheKey = `${page} ${keyword ?? ''}`;
      const cached = cache.get(cacheKey);
      if (cached) return cached;
      const query = { ...(keyword ? { keyword } : {}), pageNum: page, pageSize: LOOKUP_PAGE };
      const { records, total } = await portal.searchCountries({ query }, { signal });
      const found = { options: records.map((record) => ({ value: record.code, name: record[NAMES[locale]] })), total };
      cache.set(cacheKey, found);
      return found;
    },
  };
}

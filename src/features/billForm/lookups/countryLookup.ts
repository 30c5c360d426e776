import { LOOKUP_PAGE, type LookupOption, type LookupPort } from '#components/inputs/LookupContext.ts';
import type { Country } from '#contract/endpoints/reference.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import {
  commonCountries,
  keepCommonCountries,
  recentCountries,
  rememberCountry,
  type CountryList,
} from '#local/countryLists.ts';
import { readPlainData } from '#local/plainData.ts';
import { countryName } from '#rules/countryName.ts';

type Found = Awaited<ReturnType<LookupPort['search']>>;
type Portal = Pick<TenPlusTwoDataProvider, 'searchCountries' | 'frequentCountries'>;

const NAMES = { en: 'nameEn', 'zh-CN': 'nameZh', vi: 'nameVi' } as const satisfies Record<Locale, keyof Country>;

/**
 * Countries by code or name in any of the three languages; results are cached. [T06] Without a keyword the recent
 * countries of the list come first, then its common ones, then all others.
 */
export function countryLookup(portal: Portal, locale: Locale, list: CountryList): LookupPort {
  const cache = new Map<string, Found>();
  const toOption = (code: string): LookupOption => ({ value: code, name: countryName(code, locale) ?? code });
  let first: readonly string[] = [];
  let isAsked = false;

  async function loadFirst(signal: AbortSignal): Promise<Found> {
    if (!isAsked) {
      try {
        const load = () => portal.frequentCountries({ query: { type: list } }, { signal });
        const common = await readPlainData(`countries.${list}`, load);
        keepCommonCountries(
          list,
          common.map(({ code }) => code),
        );
        isAsked = true;
      } catch (error) {
        // The stored ones are offered when the portal does not answer.
        if (commonCountries(list).length === 0) throw error;
      }
    }
    first = [...new Set([...recentCountries(list), ...commonCountries(list)])];
    return { options: first.map(toOption), total: LOOKUP_PAGE + 1 };
  }

  async function loadPage(keyword: string | undefined, pageNum: number, signal: AbortSignal): Promise<Found> {
    const query = { ...(keyword ? { keyword } : {}), pageNum, pageSize: LOOKUP_PAGE };
    const { records, total } = await portal.searchCountries({ query }, { signal });
    const options = records.map((record) => ({ value: record.code, name: record[NAMES[locale]] }));
    return { options, total };
  }

  return {
    findName: (code) => countryName(code, locale),
    remember: (code) => rememberCountry(list, code),
    async search({ keyword, page }, signal) {
      if (!keyword && page === 1) return loadFirst(signal);
      const cacheKey = `${page} ${keyword ?? ''}`;
      const found = cache.get(cacheKey) ?? (await loadPage(keyword, keyword ? page : page - 1, signal));
      cache.set(cacheKey, found);
      if (keyword) return found;
      const options = found.options.filter(({ value }) => !first.includes(value));
      return { options, total: found.total + LOOKUP_PAGE };
    },
  };
}

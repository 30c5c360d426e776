import { LOOKUP_PAGE, type LookupOption, type LookupPort } from '#components/inputs/LookupContext.ts';
import type { Port } from '#contract/endpoints/reference.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

type Found = Awaited<ReturnType<LookupPort['search']>>;
type Portal = Pick<TenPlusTwoDataProvider, 'searchPorts' | (typeof KINDS)[keyof typeof KINDS]['call']>;

const PRODUCT = 'product_isf';
const KINDS = {
  deliveryCode: { call: 'frequentPorts', type: 'ISF_PORT_DELIVERY' },
  dischargingPortCode: { call: 'commonPorts', type: 'ISF_PORT_DISCHARGING' },
} as const;

const toOption =
  (locale: Locale) =>
  ({ code, name, nameZh, countryCode, value }: Port): LookupOption => ({
    value,
    code,
    name: locale === 'zh-CN' && nameZh ? `${nameZh} ${name}` : name,
    // Cargo of an ISF-5 leaves the country: customs refuses either port in the United States.
    ...(countryCode === 'US' && { caution: 'billForm.lookup.foreignOnly' }),
  });

/**
 * [V16] Ports by code or name, as `NAME|CODE`. Without a keyword the common ports of the field come first, then all
 * others. Results are cached; free text is allowed.
 */
export function portLookup(portal: Portal, name: keyof typeof KINDS, locale: Locale): LookupPort {
  const kind = KINDS[name];
  const asOption = toOption(locale);
  const cache = new Map<string, Found>();
  let common: readonly Port[] = [];

  async function loadPage(keyword: string | undefined, page: number, signal: AbortSignal): Promise<Found> {
    if (!keyword && page === 1) {
      common = await portal[kind.call]({ query: { type: kind.type } }, { signal });
      // All ports follow; their number is known with their first page.
      return { options: common.map(asOption), total: LOOKUP_PAGE + 1 };
    }
    const pageNum = keyword ? page : page - 1;
    const query = { ...(keyword ? { keyword } : {}), product: PRODUCT, pageNum, pageSize: LOOKUP_PAGE };
    const { records, total } = await portal.searchPorts({ query }, { signal });
    if (keyword) return { options: records.map(asOption), total };
    const others = records.filter(({ code }) => !common.some((port) => port.code === code));
    return { options: others.map(asOption), total: total + LOOKUP_PAGE };
  }

  return {
    // The value includes the name.
    findName: () => null,
    async search({ keyword, page }, signal) {
      const cacheKey = `${page} ${keyword ?? ''}`;
      const cached = cache.get(cacheKey);
      if (cached) return cached;
      const found = await loadPage(keyword, page, signal);
      cache.set(cacheKey, found);
      return found;
    },
  };
}

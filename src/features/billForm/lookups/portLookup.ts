import { LOOKUP_PAGE, type LookupOption, type LookupPort } from '#components/inputs/LookupContext.ts';
import type { Port } from '#contract/endpoints/reference.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { readPlainData } from '#local/plainData.ts';
import { readCodes, rememberCode } from '#local/storedCodes.ts';

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
    ...cautionOf(countryCode),
  });

/** Cargo of an ISF-5 leaves the country: customs refuses either port in the United States. */
const cautionOf = (countryCode: string) => countryCode === 'US' && { caution: 'billForm.lookup.foreignOnly' };

const recentName = (field: keyof typeof KINDS): string => `tpt_recent_ports.${field}`;
const fromValue = (value: string): LookupOption => {
  const [name = '', code = ''] = value.split('|');
  return { value, code, name, ...cautionOf(code.slice(0, 2)) };
};

/**
 * [V16] Ports by code or name, as `NAME|CODE`. Without a keyword the ports of the field that were picked last come first,
 * then its common ones, then all others. Results are cached; free text is allowed.
 */
export function portLookup(portal: Portal, name: keyof typeof KINDS, locale: Locale): LookupPort {
  const kind = KINDS[name];
  const asOption = toOption(locale);
  const cache = new Map<string, Found>();
  let first: ReadonlyMap<string | undefined, LookupOption> = new Map();

  async function loadPage(keyword: string | undefined, page: number, signal: AbortSignal): Promise<Found> {
    if (!keyword && page === 1) {
      const load = () => portal[kind.call]({ query: { type: kind.type } }, { signal });
      const common = await readPlainData(kind.type, load);
      const recent = readCodes(recentName(name)).map(fromValue);
      first = new Map([...recent, ...common.map(asOption)].map((option) => [option.code, option]));
      // All ports follow; their number is known with their first page.
      return { options: [...first.values()], total: LOOKUP_PAGE + 1 };
    }
    const pageNum = keyword ? page : page - 1;
    const query = { ...(keyword ? { keyword } : {}), product: PRODUCT, pageNum, pageSize: LOOKUP_PAGE };
    const { records, total } = await portal.searchPorts({ query }, { signal });
    if (keyword) return { options: records.map(asOption), total };
    const others = records.filter(({ code }) => !first.has(code));
    return { options: others.map(asOption), total: total + LOOKUP_PAGE };
  }

  return {
    // The value includes the name.
    findName: () => null,
    remember(value) {
      rememberCode(recentName(name), value);
      cache.delete('1 ');
    },
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

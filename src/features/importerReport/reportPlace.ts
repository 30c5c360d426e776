import { useSearchParams } from 'react-router-dom';
import { useChosenPeriod } from '../statistics/useChosenPeriod.ts';

const NAMES = ['start', 'end', 'importer', 'keyword', 'sort', 'order', 'page'] as const;
type Name = (typeof NAMES)[number];
type PlaceChanges = Partial<Record<Name, string>>;

/** Period, importer, search, order and page of the report, which are in the address alone. */
export function useReportPlace() {
  const [params, setParams] = useSearchParams();
  const { period, isTooLong } = useChosenPeriod(params);
  const valueOf = (name: Name): string => params.get(name) ?? '';

  /** Other filters begin at the first page. */
  function change(changes: PlaceChanges): void {
    const next = { page: '', ...changes };
    const all = NAMES.map((name) => [name, next[name] ?? valueOf(name)] as const);
    setParams(Object.fromEntries(all.filter(([, value]) => value !== '')));
  }
  return {
    period,
    isTooLong,
    importer: valueOf('importer'),
    keyword: valueOf('keyword'),
    sort: valueOf('sort') || 'exposure',
    order: valueOf('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    page: Math.max(1, Number(valueOf('page')) || 1),
    change,
    /** For the filters of lists. */
    filters: {
      filterValues: { ...period, keyword: valueOf('keyword') },
      setFilters: (values: Record<string, string | undefined>) =>
        change(Object.fromEntries(['start', 'end', 'keyword'].map((name) => [name, values[name] ?? '']))),
      displayedFilters: {},
    },
  };
}
export type ReportPlace = ReturnType<typeof useReportPlace>;

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIMITS } from '#contract/limits.ts';
import { daysOf } from '#rules/period.ts';
import { chosenPeriod } from '../statistics/chosenPeriod.ts';

const NAMES = ['start', 'end', 'importer', 'keyword', 'sort', 'order', 'page'] as const;
type Name = (typeof NAMES)[number];
type PlaceChanges = Partial<Record<Name, string>>;

/** Period, importer, search, order and page of the report, which are in the address alone. */
export function useReportPlace() {
  const [params, setParams] = useSearchParams();
  const [start, end] = [params.get('start') ?? '', params.get('end') ?? ''];
  const period = useMemo(() => chosenPeriod(start, end), [start, end]);
  const valueOf = (name: Name): string => params.get(name) ?? '';

  /** Other filters begin at the first page. */
  function change(changes: PlaceChanges): void {
    const next = { page: '', ...changes };
    const all = NAMES.map((name) => [name, next[name] ?? valueOf(name)] as const);
    setParams(Object.fromEntries(all.filter(([, value]) => value !== '')));
  }
  return {
    period,
    isTooLong: daysOf(period) > LIMITS.statisticDays,
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

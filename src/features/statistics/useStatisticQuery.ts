import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rangeProblem } from '#components/list/dayRange.ts';
import { LIMITS } from '#contract/limits.ts';
import { daysOf, type Period } from '#rules/period.ts';
import { toServerText } from '#schema/dateText.ts';
import { last90 } from './presets.ts';

export const serverToday = (): string => toServerText(new Date()).slice(0, 10);

/** The period and the person in the address, as a list's filters for the parts of lists. */
export function useStatisticQuery() {
  const [params, setParams] = useSearchParams();
  const [start, end, operator] = ['start', 'end', 'operator'].map((name) => params.get(name) ?? '');
  const period = useMemo((): Period => {
    if (start && end && !rangeProblem(start, end)) return { start, end };
    const { begin, end: last } = last90(serverToday());
    return { start: begin, end: last };
  }, [start, end]);
  const filterValues = { ...period, operator: operator ?? '' };
  const setFilters = (filters: Record<string, unknown>): void => {
    const chosen = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setParams(Object.fromEntries(chosen));
  };
  return {
    period,
    operator: operator || undefined,
    isTooLong: daysOf(period) > LIMITS.statisticDays,
    filters: { filterValues, setFilters, displayedFilters: {} },
  };
}

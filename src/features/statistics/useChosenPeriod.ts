import { useMemo } from 'react';
import { rangeProblem } from '#components/list/dayRange.ts';
import { LIMITS } from '#contract/limits.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { daysOf, type Period } from '#rules/period.ts';
import { toServerDay } from '#schema/dateText.ts';
import { last90 } from './presets.ts';

/** The period in an address; the last 90 days without a valid one. */
function chosenPeriod(start: string, end: string, today: string): Period {
  if (start && end && !rangeProblem(start, end)) return { start, end };
  const { begin, end: last } = last90(today);
  return { start: begin, end: last };
}

/** The period in an address, and whether it is longer than the portal answers. */
export function useChosenPeriod(params: URLSearchParams): { period: Period; isTooLong: boolean } {
  const [start, end] = [params.get('start') ?? '', params.get('end') ?? ''];
  // The portal's clock may become known after the page is shown.
  const today = toServerDay(new Date(useServerMinute()));
  const period = useMemo(() => chosenPeriod(start, end, today), [start, end, today]);
  return { period, isTooLong: daysOf(period) > LIMITS.statisticDays };
}

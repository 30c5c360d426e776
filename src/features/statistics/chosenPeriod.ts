import { rangeProblem } from '#components/list/dayRange.ts';
import type { Period } from '#rules/period.ts';
import { serverToday } from '#schema/dateText.ts';
import { last90 } from './presets.ts';

/** The period in an address; the last 90 days without a valid one. */
export function chosenPeriod(start: string, end: string): Period {
  if (start && end && !rangeProblem(start, end)) return { start, end };
  const { begin, end: last } = last90(serverToday());
  return { start: begin, end: last };
}

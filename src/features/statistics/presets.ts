import { calendarMonth, lastDays } from '#components/list/dayRange.ts';
import { addDays } from '#rules/period.ts';

/** [R14] Periods to choose with one click. A running one ends today, so that the one before is as long. */
export const PRESETS = [
  { labelKey: 'statistics.presets.thisWeek', range: thisWeek },
  {
    labelKey: 'statistics.presets.thisMonth',
    range: (today: string) => ({ begin: `${today.slice(0, 7)}-01`, end: today }),
  },
  { labelKey: 'statistics.presets.lastMonth', range: (today: string) => calendarMonth(today, 1) },
  { labelKey: 'statistics.presets.last90', range: last90 },
  {
    labelKey: 'statistics.presets.thisYear',
    range: (today: string) => ({ begin: `${today.slice(0, 4)}-01-01`, end: today }),
  },
] as const;

/** The period of the first visit. */
export function last90(today: string): { begin: string; end: string } {
  return lastDays(today, 90);
}

/** From Monday. */
function thisWeek(today: string): { begin: string; end: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return { begin: addDays(today, -((weekday + 6) % 7)), end: today };
}

import { isDay } from '#schema/dateText.ts';

const DAY_MS = 86_400_000;

/** Message keys below `lists`. */
type RangeProblem = 'dateForm' | 'endBeforeStart';

/** [V18] Both days are `YYYY-MM-DD` or empty, and the end is not before the start. */
export function rangeProblem(begin: string, end: string): RangeProblem | null {
  if ((begin !== '' && !isDay(begin)) || (end !== '' && !isDay(end))) return 'dateForm';
  return begin !== '' && end !== '' && end < begin ? 'endBeforeStart' : null;
}

/**
 * The last days up to a day, that day included.
 * @example lastDays('2026-03-02', 7) // { begin: '2026-02-24', end: '2026-03-02' }
 */
export function lastDays(today: string, days: number): { begin: string; end: string } {
  const begin = new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * DAY_MS);
  return { begin: begin.toISOString().slice(0, 10), end: today };
}

/**
 * The calendar month of a day, or an earlier one.
 * @example calendarMonth('2026-03-02', 1) // { begin: '2026-02-01', end: '2026-02-28' }
 */
export function calendarMonth(today: string, before: number): { begin: string; end: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - before, 1));
  const last = new Date(Date.UTC(year, month - before, 0));
  return { begin: first.toISOString().slice(0, 10), end: last.toISOString().slice(0, 10) };
}

/** Normalizes a typed day, `20260302` or `2026/3/2`; keeps anything else. */
export function tidyDay(text: string): string {
  const parts = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/u.exec(text.trim());
  if (!parts) return text.trim();
  const [, year = '', month = '', day = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

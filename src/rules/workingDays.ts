const DAY = 24 * 3_600_000;

/** Working days that customer service needs to register a filer code with customs. */
export const FILER_CODE_NOTICE = 2;

/**
 * The day after a number of working days, Monday to Friday. Holidays are not known: customer service confirms the day.
 * @param day `YYYY-MM-DD`
 * @example addWorkingDays('2026-11-20', 2) // '2026-11-24', from Friday to Tuesday
 */
export function addWorkingDays(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    at += DAY;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

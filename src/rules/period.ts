/** Days `YYYY-MM-DD` at +08:00, both included. */
export interface Period {
  start: string;
  end: string;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** @example addDays('2026-02-28', 1) // 2026-03-01 */
export const addDays = (day: string, days: number): string =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** @example daysOf({ start: '2026-03-01', end: '2026-03-02' }) // 2 */
export const daysOf = ({ start, end }: Period): number => numberOf(end) - numberOf(start) + 1;

/** As many days right before a period. */
export const periodBefore = ({ start, end }: Period): Period => ({
  start: addDays(start, -daysOf({ start, end })),
  end: addDays(start, -1),
});

import { toServerDay } from './dateText.ts';

/** Offset of the portal's clock from this computer's in milliseconds, from the Date header of answers. */
let offsetMs = 0;
/** The header has whole seconds: below this the clocks count as equal. */
const TOLERANCE_MS = 2_000;

/** Updates the offset from the `Date` header of a new answer. */
export function updateServerClock(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const difference = at + 500 - Date.now();
  offsetMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
}

/** [K02] The portal's time in milliseconds since 1970, as far as known. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Today in the portal's calendar: `YYYY-MM-DD` at +08:00. */
export const serverToday = (): string => toServerDay(new Date(serverNow()));

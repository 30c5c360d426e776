import { LOADING_MARKS } from '#contract/limits.ts';
import { isTime, toServerText } from '#schema/dateText.ts';
import { dueMark } from './dueMark.ts';
import { fromServerText } from './serverTime.ts';

const HOUR = 3_600_000;

/** How close loading is: far, within 48 h, too late to file, or past. */
type DueState = 'far' | 'soon' | 'late' | 'past';

const STATES = { past: 'past', '24h': 'late', '48h': 'soon', none: 'far' } as const;

export interface Deadline {
  state: DueState;
  /** Whole hours until loading, or since loading. */
  hours: number;
  /** Whole minutes until or since loading; shown if `hours` is 0. */
  minutes: number;
  /** Whole hours until the filing is late, or since then. */
  filingHours: number;
  /** The latest time to file, in wire format. */
  fileBy: string;
  /** Share of the last 72 h that is left, 0 to 1, for a progress bar. */
  left: number;
}

/**
 * [K02] Time left until loading, and until the filing deadline.
 * @param loadingAt `YYYY-MM-DD HH:mm:ss` at +08:00
 * @param now the server's time in milliseconds since 1970
 * @param hoursBefore hours from the deadline to loading, `hoursToFile` of the bill
 * @returns null if the text is not a time
 */
export function computeDeadline(
  loadingAt: string,
  now: number,
  hoursBefore: number = LOADING_MARKS.late,
): Deadline | null {
  const at = isTime(loadingAt) ? fromServerText(loadingAt) : null;
  if (!at) return null;
  const left = at.getTime() - now;
  const lateAt = at.getTime() - hoursBefore * HOUR;
  const state = STATES[dueMark(at, new Date(now)) ?? 'none'];
  return {
    state: state === 'late' && now < lateAt ? 'soon' : state,
    hours: Math.floor(Math.abs(left) / HOUR),
    minutes: Math.floor(Math.abs(left) / 60_000),
    filingHours: Math.floor(Math.abs(lateAt - now) / HOUR),
    fileBy: toServerText(new Date(lateAt)),
    left: Math.max(0, Math.min(1, left / (BAR_HOURS * HOUR))),
  };
}

/** Hours covered by the deadline bar, which has marks at 48 and 24. */
export const BAR_HOURS = 72;

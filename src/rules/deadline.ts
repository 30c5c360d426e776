import { LOADING_MARKS } from '#contract/limits.ts';
import { isTime } from '#schema/dateText.ts';
import { dueMark } from './dueMark.ts';
import { fromServerText, toServerText } from './serverTime.ts';

const HOUR = 3_600_000;

/** How near the loading is: far, within 48 h, within 24 h (too late for the rule), loaded already. */
export type DueState = 'far' | 'soon' | 'late' | 'past';

const STATES = { past: 'past', '24h': 'late', '48h': 'soon', none: 'far' } as const;

export interface Deadline {
  state: DueState;
  /** Whole hours until loading; since loading, once it is past. */
  hours: number;
  /** Whole minutes until loading (since, once past): what is said when hours are none. */
  minutes: number;
  /** Whole hours until the filing is late; since then, when it is. */
  filingHours: number;
  /** The last moment for the filing, as the wire writes times. */
  fileBy: string;
  /** Share of the last 72 h that is left, 0 to 1, for a bar. */
  left: number;
}

/**
 * [K02] What is left until a loading time and until the filing must be there, 24 h before.
 * @param loadingAt `YYYY-MM-DD HH:mm:ss` at +08:00
 * @param now milliseconds since 1970, of the server's clock
 * @returns null where the text names no time
 * @example deadlineOf('2026-11-05 10:00:00', Date.parse('2026-11-04T00:00:00Z')) // state 'soon', hours 26
 */
export function deadlineOf(loadingAt: string, now: number): Deadline | null {
  const at = isTime(loadingAt) ? fromServerText(loadingAt) : null;
  if (!at) return null;
  const left = at.getTime() - now;
  const lateAt = at.getTime() - LOADING_MARKS.late * HOUR;
  return {
    state: STATES[dueMark(at, new Date(now)) ?? 'none'],
    hours: Math.floor(Math.abs(left) / HOUR),
    minutes: Math.floor(Math.abs(left) / 60_000),
    filingHours: Math.floor(Math.abs(lateAt - now) / HOUR),
    fileBy: toServerText(new Date(lateAt)),
    left: Math.max(0, Math.min(1, left / (SPAN * HOUR))),
  };
}

/** Hours that a bar of deadlines shows; its marks stand at 48 and 24. */
export const SPAN = 72;

import { ORIGINALS_DAYS } from '#contract/originals.ts';
import { toServerDay } from '#schema/dateText.ts';
import { fromServerText } from './serverTime.ts';

const DAY = 24 * 3_600_000;

export interface OriginalsState {
  /** Whole days until the service closes, the current one included; 0 once they are over. */
  daysLeft: number;
  /** `YYYY-MM-DD` at +08:00. */
  dueOn: string;
  today: string;
  isMailed: boolean;
}

/** [G09] What is left of the time for the originals; null when none are awaited. */
export function originalsState(
  {
    originalsDueAt,
    originalsReceivedAt,
    mailedAt,
  }: Record<'originalsDueAt' | 'originalsReceivedAt' | 'mailedAt', string>,
  now: number,
): OriginalsState | null {
  const dueAt = fromServerText(originalsDueAt);
  if (!dueAt || originalsReceivedAt !== '') return null;
  const left = Math.ceil((dueAt.getTime() - now) / DAY);
  return {
    daysLeft: Math.min(ORIGINALS_DAYS, Math.max(0, left)),
    dueOn: originalsDueAt.slice(0, 10),
    today: toServerDay(new Date(now)),
    isMailed: mailedAt !== '',
  };
}

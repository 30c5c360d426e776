import type { DUE_MARKS } from '#contract/codes.ts';
import { LOADING_MARKS } from '#contract/limits.ts';

export type DueLimit = (typeof DUE_MARKS)[number];

const HOUR = 3_600_000;

/** The latest loading time that has this mark; for `past` it is now. */
export function dueUntil(mark: DueLimit, now: Date): Date {
  const hours = { past: 0, '24h': LOADING_MARKS.late, '48h': LOADING_MARKS.soon }[mark];
  return new Date(now.getTime() + hours * HOUR);
}

/** [K02] How close loading is, by server time; null if it is later than every mark or unknown. */
export function dueMark(loadingAt: Date | null, now: Date): DueLimit | null {
  if (!loadingAt) return null;
  return (['past', '24h', '48h'] as const).find((mark) => loadingAt <= dueUntil(mark, now)) ?? null;
}

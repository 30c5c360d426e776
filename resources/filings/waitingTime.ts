import { fromServerText } from '#rules/serverTime.ts';

const MINUTE = 60_000;
const UNITS = [
  { unit: 'days', ms: 24 * 60 * MINUTE, from: 48 * 60 * MINUTE },
  { unit: 'hours', ms: 60 * MINUTE, from: 60 * MINUTE },
  { unit: 'minutes', ms: MINUTE, from: 0 },
] as const;

/** Milliseconds since a wire time, at least 0; null if invalid. */
export function ageSince(since: string, now: number): number | null {
  const begun = fromServerText(since)?.getTime();
  return begun === undefined ? null : Math.max(0, now - begun);
}

/** An age in a suitable unit; texts are below `tools.waiting`. */
export function splitAge(age: number): { unit: (typeof UNITS)[number]['unit']; count: number } {
  const { unit, ms } = UNITS.find(({ from }) => age >= from) ?? UNITS[2];
  return { unit, count: Math.floor(age / ms) };
}

/** [D08] Whether customs' answer is late: it usually comes within minutes. */
export const isLate = (age: number): boolean => age >= 30 * MINUTE;

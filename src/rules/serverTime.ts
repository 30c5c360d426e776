import { toServerDay, toServerText, ZONE } from '#schema/dateText.ts';

/** [K01] Parses a time from the wire; null if it is invalid. */
export function fromServerText(text: string): Date | null {
  const at = new Date(`${text.replace(' ', 'T')}${ZONE}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/**
 * A time for the reader: hours and minutes at +08:00 with the zone, and the day unless it is today's there.
 * @example shortServerText(savedAt) // 2026-11-22 22:02 +08:00
 */
export function shortServerText(at: Date, now = new Date()): string {
  const [day, time] = [toServerDay(at), toServerText(at).slice(11, 16)];
  return `${day === toServerDay(now) ? '' : `${day} `}${time} ${ZONE}`;
}

import { isDay } from '#schema/dateText.ts';
import { cleanDay, cleanText } from './cleanText.ts';
import { possibleDays } from './importDate.ts';

/**
 * Formats a typed day as `YYYY-MM-DD` in every form that an import reads; an ambiguous or unknown text is only cleaned.
 * @example readTypedDay('31/8/2026') // '2026-08-31'
 * @example readTypedDay('3/8/2026') // '3/8/2026': March or August
 */
export const readTypedDay = (text: string): string => findDay(text, 'date') ?? cleanDay(text);

/** A time of day after a date: `9:30`, `1800`, `18h`, `6pm`, `6:30:15 PM`. */
const CLOCK = /^(.*\d\D??)[ T,]+(\d{1,2})(?:[:h.]?(\d{2}))?(?::(\d{2}))?h? ?(am|pm)?$/iu;

/**
 * Formats a typed time as `YYYY-MM-DD HH:mm:ss`; a day without a time of day is midnight.
 * @example readTypedTime('12/31/2026 6pm') // '2026-12-31 18:00:00'
 * @example readTypedTime('20261201 1800') // '2026-12-01 18:00:00'
 */
export function readTypedTime(text: string): string {
  const clean = cleanText(text);
  const whole = findDay(clean, 'dateTime');
  if (whole) return `${whole} 00:00:00`;
  const [, head = '', hour = '', minute = '0', second = '0', half = ''] = CLOCK.exec(clean) ?? [];
  const day = findDay(head, 'dateTime');
  if (!day) return clean;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return `${day} ${[hours, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** The only day that a text without a time of day can mean. */
function findDay(text: string, kind: 'date' | 'dateTime'): string | null {
  const written = cleanDay(text);
  if (isDay(written)) return written;
  const { days, clock } = possibleDays(cleanText(text), kind);
  const [day = null, ...others] = new Set(days.filter(isDay));
  return clock === '' && others.length === 0 ? day : null;
}

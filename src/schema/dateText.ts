/** Accepts `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(value);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

/** Accepts `YYYY-MM-DD HH:mm:ss`. */
export function isTime(value: string): boolean {
  const parts = /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u.exec(value);
  return parts !== null && isDay(parts[1] ?? '');
}

/** [K01] The time zone of every day and time in a record. */
export const ZONE = '+08:00';

/** A time or a format of a record with its zone. @example withZone('2026-11-05 10:00:00') // '2026-11-05 10:00:00 (+08:00)' */
export const withZone = (text: string): string => `${text} (${ZONE})`;

const ZONE_MS = 8 * 3_600_000;

/** [K01] An instant in that zone as `YYYY-MM-DD HH:mm:ss`. */
export function toServerText(at: Date): string {
  return new Date(at.getTime() + ZONE_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** [K01] The day of an instant in that zone: `YYYY-MM-DD`. */
export const toServerDay = (at: Date): string => toServerText(at).slice(0, 10);

/** A formatter takes a millisecond to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a time zone. @example dayInZone(new Date('2026-11-27T03:00:00Z'), 'America/New_York') // '2026-11-26' */
export function dayInZone(at: Date, timeZone: string): string {
  // Written as YYYY-MM-DD in this locale.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(at);
}

import { clockText, ZONE } from '#schema/dateText.ts';

/** [K01] Formats a time for the wire: `YYYY-MM-DD HH:mm:ss` at +08:00. */
export function toServerText(at: Date): string {
  return clockText(at);
}

/** [K01] Parses a time from the wire; null if it is invalid. */
export function fromServerText(text: string): Date | null {
  const at = new Date(`${text.replace(' ', 'T')}${ZONE}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

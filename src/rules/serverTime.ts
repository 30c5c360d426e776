import { clockText, ZONE } from '#schema/dateText.ts';

/** [K01] An instant as the wire writes it: `YYYY-MM-DD HH:mm:ss` at +08:00. */
export function toServerText(at: Date): string {
  return clockText(at);
}

/** [K01] The instant that a wire text names; null when it names none. */
export function fromServerText(text: string): Date | null {
  const at = new Date(`${text.replace(' ', 'T')}${ZONE}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

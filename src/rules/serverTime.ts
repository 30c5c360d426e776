const OFFSET = 8 * 3_600_000;

/** [K01] An instant as the wire writes it: `YYYY-MM-DD HH:mm:ss` at +08:00. */
export function toServerText(at: Date): string {
  return new Date(at.getTime() + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

/** [K01] The instant that a wire text names; null when it names none. */
export function fromServerText(text: string): Date | null {
  const at = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

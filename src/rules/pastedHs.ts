/**
 * A goods number as a spreadsheet hands it over, with what its number format took away: leading zeros (`30461` was
 * `030461`) and zeros behind a dot (`8471.3` was `8471.30`). Numbers have 6, 8 or 10 digits.
 * @returns null where nothing was lost, or nobody can know
 * @example restoreHs('30461') // '030461'
 */
export function restoreHs(text: string): string | null {
  const bare = text.trim();
  const parts = /^(\d{3,6})\.(\d{1,4})$/u.exec(bare);
  if (parts) {
    const [, head = '', tail = ''] = parts;
    const whole = head.padStart(head.length > 4 ? 6 : 4, '0') + tail.padEnd(tail.length > 2 ? 4 : 2, '0');
    return whole === head + tail ? null : whole;
  }
  const grouped = /^\d{3}(?:\.\d{2}){1,3}$/u.test(bare) || /^\d{3}\.\d{2}\.\d{4}$/u.test(bare);
  const digits = bare.replace(/[.\s]/gu, '');
  const isShort = /^[1-9]\d*$/u.test(digits) && [5, 7, 9].includes(digits.length);
  return isShort && (grouped || !bare.includes('.')) ? `0${digits}` : null;
}

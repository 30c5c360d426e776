import { isHeading } from './hsHeadings.ts';

/**
 * Restores the zeros that a spreadsheet's number format removed from an HS code: leading ones (`030461` → `30461`) and
 * trailing ones (`8471.30` → `8471.3`). Codes have 6, 8 or 10 digits.
 * @returns null if nothing was lost, the code is ambiguous, or the tariff has no such heading: 94036 lacks another digit
 * @example restoreHs('30461') // '030461'
 */
export function restoreHs(text: string): string | null {
  const whole = withZeros(text);
  return whole !== null && isHeading(whole) ? whole : null;
}

function withZeros(text: string): string | null {
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

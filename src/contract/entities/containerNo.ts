import type { Check } from '#schema/field.ts';

/** ISO 6346: owner's prefix, serial number, check digit. */
const FORMAT = /^[A-Z]{4}\d{7}$/u;

/**
 * [V17] ISO 6346: letters count from 10 without multiples of 11, each place doubles its weight, and the remainder by 11
 * is the check digit (10 counts as 0).
 * @example containerCheckDigit('CSQU305438') // '3'
 */
export function containerCheckDigit(number: string): string {
  let sum = 0;
  for (let at = 0; at < 10; at += 1) sum += valueOf(number.charCodeAt(at)) * 2 ** at;
  return String((sum % 11) % 10);
}

function valueOf(code: number): number {
  if (code < 65) return code - 48;
  // A is 10, B 12 … K 21, L 23 … U 32, V 34.
  const place = code - 65;
  return 10 + place + Math.floor((place + 9) / 10);
}

export const isContainerNo: Check = (value) => {
  if (!FORMAT.test(value)) return { message: 'validation.containerNo' };
  const digit = containerCheckDigit(value);
  return value.endsWith(digit) ? null : { message: 'validation.containerCheckDigit', args: { digit } };
};

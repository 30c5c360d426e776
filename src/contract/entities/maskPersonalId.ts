import { ID_FORMATS } from '../identifiers.ts';
import { maskSsn } from './maskSsn.ts';

/** Such a number after it was masked. */
const MASKED = /^\*[*-]*[\p{L}\p{N}]{0,4}$/u;

/** Digits shown at the end, never more than half of the number. */
const SHOWN = 4;

/** Hides every letter and digit, e.g. of a birth date; separators stay. */
export const hideText = (value: string): string => value.replaceAll(/[\p{L}\p{N}]/gu, '*');

/**
 * Masks a number that may identify a person, such as a passport or a half-typed social security number, except for its
 * end; null for numbers of companies, and for values that are masked already.
 * @example maskPersonalId('E12345678') // '*****5678'
 */
export function maskPersonalId(value: string): string | null {
  if (value === '' || isCompanyNumber(value) || MASKED.test(value)) return null;
  return maskSsn(value) ?? hideStart(value);
}

/** An EIN with or without its suffix, or a number that CBP assigned. */
const isCompanyNumber = (value: string): boolean =>
  ID_FORMATS.EI.test(value) || ID_FORMATS.ANI.test(value) || /^\d{2}-\d{7}$/u.test(value);

function hideStart(value: string): string {
  const count = value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  let hidden = count - Math.min(SHOWN, Math.floor(count / 2));
  return value.replaceAll(/[\p{L}\p{N}]/gu, (sign) => (hidden-- > 0 ? '*' : sign));
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { refuse } from '../refusal.ts';

/** Types of numbers that receive text messages at the usual price; others may charge the sender. */
const TEXTABLE: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * The number in E.164 form.
 * @throws Refusal `phoneRefused` for a number that does not exist, a fixed line, or one with a special price
 */
export function mobileNumber(dialingCode: string, phone: string): string {
  const number = parsePhoneNumberFromString(`+${dialingCode}${phone.replace(/\D/gu, '')}`);
  if (!number?.isValid() || !TEXTABLE.includes(number.getType())) throw refuse('phoneRefused');
  return number.number;
}

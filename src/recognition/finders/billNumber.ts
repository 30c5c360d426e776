import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { amsNumberProblem } from '#rules/amsNumberProblem.ts';
import { cleanText } from '#rules/cleanText.ts';
import { isContainerNumber } from './containerNumber.ts';

/** Letters of the issuer and a number: `OOLU2719403685`, `OOLU-2719403685`, `OOLU 2719403685`. */
const BILL_NUMBER = /(?<![A-Z0-9])[A-Z]{4}[-\s/.]{0,2}[A-Z0-9](?:[-/.]?[A-Z0-9]){3,14}(?![A-Z0-9])/gu;

/** Whether a cleaned text is a bill number: the issuer's four letters, then mostly digits. */
export function isBillNumber(text: string): boolean {
  const digits = text.replace(/\D/gu, '').length;
  return amsNumberProblem(text) === undefined && digits >= 3 && !/^[A-Z]{8,}$/u.test(text.slice(0, 10));
}

/**
 * The bill numbers in the value of a label, or in a text that holds nothing else.
 * @example findBillNumbers('OOLU-2719403685 / HBLX25110482') // ['OOLU2719403685', 'HBLX25110482']
 */
export function findBillNumbers(text: string): string[] {
  const flat = cleanText(text.replace(/\n/gu, ' ; '), { upper: true });
  const whole = cleanAmsNumber(flat);
  if (isBillNumber(whole) && !/\s[A-Z]{4}/u.test(flat)) return [whole];
  const found = [...flat.matchAll(BILL_NUMBER)]
    .map(([number]) => cleanAmsNumber(number))
    .filter((number) => isBillNumber(number) && !isContainerNumber(number));
  return [...new Set(found)];
}

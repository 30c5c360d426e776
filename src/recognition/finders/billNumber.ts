import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { amsNumberProblem } from '#rules/amsNumberProblem.ts';
import { findCarrier } from '#rules/carriers.ts';
import { cleanText } from '#rules/cleanText.ts';
import { isContainerNumber } from './containerNumber.ts';

/** Letters of the issuer and a number: `OOLU2719403685`, `OOLU-2719403685`, `OOLU 2719403685`. */
const BILL_NUMBER = /(?<![A-Z0-9])[A-Z]{4}[-\s/.]{0,2}[A-Z0-9](?:[-/.]?[A-Z0-9]){3,14}(?![A-Z0-9])/gu;

/** What follows shows how a value is written: `e.g. ABCD12345678`, 例如 ABCD12345678. */
const EXAMPLE =
  /(?<![A-Z])(?:E\.G\.?|EG[:.]|EX\.|EXAMPLE|VD[:.]|VI DU|SAMPLE)(?![A-Z])|例如|举例|例[:：]|比如|如[:：]/u;

/** A text up to its example. */
export const withoutExample = (flat: string): string => flat.slice(0, EXAMPLE.exec(flat)?.index);

/** `INV PX264848` is no bill number. */
const OTHER_NUMBER = /^(?:INV|PO|SO|REF|BKG|DATE|ETD|ETA)\b/u;

/** Whether a cleaned text is a bill number: the issuer's four letters, then mostly digits. */
function isBillNumber(text: string): boolean {
  const digits = text.replace(/\D/gu, '').length;
  return amsNumberProblem(text) === undefined && digits >= 3 && !/^[A-Z]{8,}$/u.test(text.slice(0, 10));
}

/**
 * The bill numbers in the value of a label, or in a text that holds nothing else.
 * @example findBillNumbers('OOLU-2719403685 / HBLX25110482') // ['OOLU2719403685', 'HBLX25110482']
 */
export function findBillNumbers(text: string): string[] {
  const flat = withoutExample(cleanText(text.replace(/\n/gu, ' ; '), { upper: true }));
  const whole = OTHER_NUMBER.test(flat) ? '' : cleanAmsNumber(flat);
  if (isBillNumber(whole) && !/\s[A-Z]{4}/u.test(flat)) return [whole];
  const found = [...flat.matchAll(BILL_NUMBER)]
    .map(([number]) => cleanAmsNumber(number))
    .filter((number) => isBillNumber(number) && !isContainerNumber(number));
  return [...new Set(found)];
}

const MASTER_WORD =
  /(?:\bM\s?B\/?L|MASTER|\bO\s?B\/?L|OCEAN|CARRIER|主单|母单|船东单)[^A-Z0-9]{0,4}(?:B\/?L)?[^A-Z0-9]{0,4}(?:NO|NUMBER)?[^A-Z0-9]{0,4}$/u;

/** Whether one of several numbers is the master's: by the word before it, or because a carrier issued only this one. */
export function isMasterAmong(number: string, numbers: readonly string[], text: string): boolean {
  const isCarrier = (one: string): boolean => findCarrier(one) !== null;
  const before = cleanText(text, { upper: true }).split(number)[0] ?? '';
  if (MASTER_WORD.test(before)) return true;
  return isCarrier(number) && !numbers.every(isCarrier);
}

/** A number without the issuer's letters, which another label may name. */
export const bareNumber = (text: string): string | null => {
  const bare = cleanText(text, { upper: true }).replace(/[\s/-]/gu, '');
  return /^[A-Z]{0,3}[A-Z0-9]{4,12}$/u.test(bare) && (bare.match(/\d/gu) ?? []).length >= 4 ? bare : null;
};

import { cleanText } from './cleanText.ts';
import { cutDoubledScac } from './doubledScac.ts';

/** Labels that documents put before a B/L number. A label is stripped only if a separator follows it. */
const NAMES =
  /^(?:(?:HOUSE|MASTER|AMS|OCEAN)\s*)?(?:H\/?BL|M\/?BL|OB\/?L|B\/?L|BILL OF LADING|BILL|AMS|提单|SO VAN DON)\s*(?:NUMBER|NO|NUM|号码|号)?\s*[.:# -]+\s*(?=[A-Z]{4})/u;
const SEPARATORS = /[\s\-_/.·:#]/gu;

/**
 * Cleans a pasted bill of lading number: strips its label and separators, and a repeated SCAC.
 * @example cleanAmsNumber('HBL: OOLU-2719403685') // 'OOLU2719403685'
 * @example cleanAmsNumber('OOLUOOLU2719403685') // 'OOLU2719403685'
 */
export function cleanAmsNumber(text: string): string {
  const number = cleanText(text, { upper: true }).replace(NAMES, '').replace(SEPARATORS, '');
  return cutDoubledScac(number);
}

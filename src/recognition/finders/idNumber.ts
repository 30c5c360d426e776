import { cleanText } from '#rules/cleanText.ts';
import { readIdNumber, type IdKind } from '#rules/idNumber.ts';

/** EIN with or without its suffix, CBP-assigned number, social security number. */
const ID =
  /(?<![A-Z0-9])(?:\d{2}(?:[ -]|- )?\d{7}(?:[ -]?[0-9A-Z]{2})?|\d{2}[0-9A-Z]{4}-\d{5}|\d{6}-\d{5}|\d{3}-\d{2}-\d{4})(?![A-Z0-9-])/gu;

interface FoundId {
  value: string;
  kind: IdKind;
}

/** The first ID number of a text in the format of customs; null if there is none. */
export function findIdNumber(text: string): FoundId | null {
  const flat = cleanText(text, { upper: true });
  for (const [written] of flat.matchAll(ID)) {
    const isAssigned = /^\d{2}[0-9A-Z]{4}-\d{5}$/u.test(written);
    const { kind, value, choices } = readIdNumber(written.replace('- ', '-'), 'EI');
    const found = kind ? { kind, value } : choices[isAssigned ? 1 : 0];
    if (found) return found;
  }
  return null;
}

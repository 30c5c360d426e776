import { STREET } from '#rules/addressWords.ts';
import { cleanText } from '#rules/cleanText.ts';
import { findBillNumbers } from './finders/billNumber.ts';
import { findCountries } from './finders/countries.ts';
import { findDate } from './finders/dates.ts';
import { findHsCodes } from './finders/hsCodes.ts';
import { findIdNumber } from './finders/idNumber.ts';
import type { FieldKind } from './labels/labelTable.ts';
import type { TextLine } from './layout/textLine.ts';
import { parseParty } from './party/parseParty.ts';
import { LEGAL_FORM, NOTHING } from './party/partyWords.ts';
import { readSameAs } from './party/sameAs.ts';
import { readBondType } from './finders/bond.ts';

/** 0 to 1: how well a text fits as the value of a field. */
export function fieldQuality(field: FieldKind, text: string): number {
  if (text.trim() === '') return 0;
  switch (field) {
    case 'ams':
    case 'billNo':
    case 'master':
      return findBillNumbers(text).length > 0 ? 1 : /\d{5}/u.test(text) && text.length < 25 ? 0.3 : 0;
    case 'hs':
      return findHsCodes(text).length > 0 ? 1 : 0;
    case 'origin':
      return findCountries(text).length > 0 ? 1 : 0;
    case 'importerId':
    case 'consigneeId':
    case 'bondHolderId':
      return findIdNumber(text) ? 1 : readSameAs(text) ? 0.9 : 0;
    case 'bondType':
      return readBondType(text) ? 1 : 0;
    case 'loadingAt':
    case 'arrivalAt':
      return findDate(text) ? 1 : 0;
    case 'scac':
      return /^[A-Z]{4}$/u.test(text.trim()) ? 1 : 0;
    case 'suretyCode':
      return /^\D{0,12}\d{3}\b/u.test(text) ? 1 : 0;
    case 'bondReferenceNo':
      return /\d{4}/u.test(text) ? 0.8 : 0;
    default:
      return text.length < 200 ? 0.5 : 0.1;
  }
}

/** 0 to 1: how much lines look like a company with its address. */
export function partyQuality(lines: readonly TextLine[]): number {
  const texts = lines.map(({ text }) => text);
  const [first = ''] = texts;
  if (readSameAs(first) || NOTHING.test(first)) return 1;
  if (findDate(first) || /^[\d\s./,:-]+$/u.test(first)) return 0;
  const { name, addr, city, countryCode } = parseParty(texts);
  const parts = [addr, city, countryCode].filter(Boolean).length;
  // A place of stuffing may be a street only.
  if (name === '' && STREET.test(cleanText(addr, { upper: true }))) return 0.15 * parts;
  if ((name.match(/\p{L}/gu) ?? []).length < 3) return 0;
  if (/^[A-Z]{4}[A-Z0-9]*\d{5}/u.test(name)) return 0;
  const isSentence = name.split(' ').length > 11;
  return Math.min(1, 0.3 + 0.2 * parts + (LEGAL_FORM.test(name) ? 0.15 : 0)) - (isSentence ? 0.25 : 0);
}

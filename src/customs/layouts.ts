import { layout, type RecordLayout } from './layout.ts';

/** Every record of the CATAIR ISF chapter, input (SF) and output (SF90, SA), and of the envelope. */
const LIST = [
  layout('SF10', 'ISF-14', [
    ['submissionType', 5, 5, 'N M'],
    ['shipmentType', 6, 7, 'N M'],
    ['action', 8, 8, 'A M'],
    ['actionReason', 9, 10, 'X C'],
    ['importerQualifier', 11, 13, 'X M'],
    ['importerNumber', 14, 28, 'X M'],
    ['birthDate', 29, 36, 'N C'],
    ['transportMode', 37, 38, 'N O'],
    ['transactionNumber', 39, 53, 'X C'],
    ['carrierScac', 54, 57, 'A O'],
    ['bondHolder', 58, 72, 'X C'],
    ['bondActivity', 73, 74, 'AN C'],
    ['bondType', 75, 75, 'N C'],
    ['issuingCountry', 79, 80, 'A C'],
  ]),
  layout('SF13', 'ISF-21', [
    ['subType', 5, 6, 'AN M'],
    ['value', 7, 17, 'N M'],
    ['quantity', 18, 28, 'N M'],
    ['unit', 29, 31, 'AN M'],
    ['weight', 32, 42, 'N M'],
    ['weightQualifier', 43, 43, 'A M'],
  ]),
  layout('SF15', 'ISF-23', [
    ['qualifier', 5, 6, 'A M'],
    ['number', 7, 56, 'AN M'],
  ]),
  layout('SF20', 'ISF-25', [
    ['qualifier', 5, 7, 'AN M'],
    ['value', 8, 57, 'X M'],
  ]),
  layout('SF25', 'ISF-27', [
    ['description', 5, 6, 'X M'],
    ['prefix', 7, 10, 'A M'],
    ['serial', 11, 25, 'N M'],
    ['checkDigit', 26, 26, 'N C'],
    ['sizeType', 27, 30, 'AN O'],
  ]),
  layout('SF30', 'ISF-28', [
    ['entity', 5, 7, 'A M'],
    ['name', 8, 42, 'X C'],
    ['qualifier', 43, 45, 'X C'],
    ['identifier', 46, 65, 'X C'],
    ['passportCountry', 66, 67, 'AN C'],
    ['birthDate', 68, 75, 'X C'],
  ]),
  layout('SF31', 'ISF-32', [
    ['type', 5, 7, 'A M'],
    ['name', 8, 42, 'X M'],
  ]),
  layout('SF35', 'ISF-33', [
    ['qualifier', 5, 6, 'AN M'],
    ['text', 7, 41, 'X M'],
    ['secondQualifier', 42, 43, 'AN O'],
    ['secondText', 44, 78, 'AN O'],
  ]),
  layout('SF36', 'ISF-35', [
    ['city', 5, 39, 'AN M'],
    ['subdivision', 40, 42, 'AN C'],
    ['postalCode', 49, 63, 'AN C'],
    ['country', 64, 65, 'A M'],
  ]),
  layout('SF40', 'ISF-36', [
    ['htsNumber', 5, 14, 'N M left'],
    ['originCountry', 15, 16, 'AN C'],
  ]),
  layout('SF50', 'ISF-37', [
    ['unladingQualifier', 5, 7, 'X M'],
    ['unladingPort', 8, 22, 'AN M'],
    ['deliveryQualifier', 23, 25, 'X M'],
    ['deliveryPlace', 26, 40, 'AN M'],
  ]),
  layout('SF90', 'ISF-39', [
    ['messageType', 5, 6, 'N M'],
    ['errorCode', 7, 9, 'AN C'],
    ['narrative', 10, 49, 'X M'],
  ]),
  layout('SA10', null, [['transactionNumber', 5, 19, 'X M']]),
  layout('SA20', null, [
    ['qualifier', 5, 7, 'AN M'],
    ['value', 8, 57, 'X M'],
  ]),
  layout('SA30', null, [['billNumber', 5, 20, 'AN M']]),
  layout('SA50', null, [
    ['disposition', 5, 6, 'AN M'],
    ['remarks', 7, 46, 'X O'],
  ]),
  // Envelope: Batch & Block chapter V23 (June 2023).
  layout('A', null, [
    ['site', 2, 5, 'AN M'],
    ['sender', 6, 8, 'AN M'],
    ['password', 9, 14, 'AN M'],
    ['date', 15, 20, 'D O'],
    ['application', 26, 27, 'X M'],
    ['office', 38, 39, 'AN C'],
    ['text', 60, 80, 'X O'],
  ]),
  layout('B', null, [
    ['port', 4, 7, 'AN M'],
    ['filer', 8, 10, 'AN M'],
    ['application', 11, 12, 'X M'],
    ['filerOffice', 45, 46, 'AN C'],
    ['preparerPort', 47, 50, 'AN C'],
    ['preparerFiler', 51, 53, 'AN C'],
    ['preparerOffice', 54, 55, 'AN C'],
    ['preparerIndicator', 56, 56, 'AN C'],
    ['filerText', 60, 80, 'X O'],
  ]),
  layout('Y', null, [
    ['port', 4, 7, 'AN M'],
    ['filer', 8, 10, 'AN M'],
    ['application', 11, 12, 'X M'],
    // Answers only.
    ['recordCount', 13, 17, 'N O'],
    ['filerOffice', 45, 46, 'AN C'],
  ]),
  layout('Z', null, [
    ['site', 2, 5, 'AN M'],
    ['sender', 6, 8, 'AN M'],
    ['date', 15, 20, 'D C'],
    ['office', 38, 39, 'AN C'],
  ]),
  layout('X0', null, [
    ['level', 4, 9, 'AN M'],
    ['number', 11, 16, 'N M'],
    ['label', 18, 24, 'X M'],
    ['reference', 26, 80, 'X O'],
  ]),
  layout('X1', null, [
    ['final', 3, 3, 'AN M'],
    ['severity', 4, 4, 'A M'],
    ['code', 5, 7, 'AN M'],
    ['reason', 10, 10, 'AN C'],
    ['narrative', 11, 50, 'X M'],
  ]),
] as const;

export const LAYOUTS: ReadonlyMap<string, RecordLayout> = new Map(LIST.map((found) => [found.record, found]));

/** Columns 26–80 of an X0: the rejected block, or the rejected record of the batch. */
export const REJECT_REFERENCES = {
  BLOCK: layout('X0', null, [
    ['level', 4, 9, 'AN M'],
    ['number', 11, 16, 'N M'],
    ['label', 18, 24, 'X M'],
    ['port', 26, 29, 'AN M'],
    ['filer', 31, 33, 'AN M'],
    ['filerOffice', 35, 36, 'AN C'],
    ['application', 38, 39, 'AN M'],
    ['filerText', 41, 61, 'X O'],
    ['preparerPort', 63, 66, 'AN C'],
    ['preparerFiler', 67, 69, 'AN C'],
    ['preparerOffice', 70, 71, 'AN C'],
    ['preparerIndicator', 72, 72, 'AN C'],
  ]),
  TRNACT: layout('X0', null, [
    ['level', 4, 9, 'AN M'],
    ['number', 11, 16, 'N M'],
    ['label', 18, 24, 'X M'],
    ['recordNumber', 26, 32, 'N M'],
    ['position', 34, 35, 'N O'],
  ]),
} as const;

/** The layout for a line's control identifier; longer identifiers first. */
export function findLayout(line: string): RecordLayout | null {
  for (const length of [4, 2, 1]) {
    const found = LAYOUTS.get(line.slice(0, length));
    if (found?.record.length === length) return found;
  }
  return null;
}

import type { FieldPlace } from '#components/form/recordTree.ts';
import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import { cleanHsCode, cleanText } from '#rules/cleanText.ts';
import { readIdNumber } from '#rules/idNumber.ts';
import { idTypeIn } from './idTypeIn.ts';

/** Cleans a bill field on commit ([V09], [V14]): by its declaration; the three ID numbers by name. */
export function cleanField({ name, field, record }: FieldPlace, text: string): string {
  if (field.kind === 'lookup' && field.source === 'port') return cleanPort(text);
  if (field.kind === 'text') {
    const idType = idTypeIn(record, name);
    if (idType !== null) return readIdNumber(text, idType).value;
    if (field.charset === 'upperAlphanumeric') return cleanAmsNumber(text);
    if (field.charset === 'hs') return cleanHsCode(text);
  }
  return cleanByKind(field, text);
}

/** [V16] `NAME|CODE` without spaces around the bar. */
const cleanPort = (text: string): string => cleanText(text, { upper: true }).replace(/ *\| */gu, '|');

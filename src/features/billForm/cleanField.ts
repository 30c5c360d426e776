import type { FieldPlace } from '#components/form/store/recordTree.ts';
import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import { cleanHsCode, cleanText } from '#rules/cleanText.ts';
import { readContainerKind } from '#rules/containerSize.ts';
import { cleanIdNumber, readIdNumber } from '#rules/idNumber.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import { idTypeIn } from './sections/idTypeIn.ts';

/** Cleans a bill field on commit ([V09], [V14]): by its declaration; ID numbers by their type. */
export function cleanField({ name, field, record }: FieldPlace, text: string): string {
  if (field.kind === 'lookup' && field.source === 'port') return cleanPort(text);
  if (field.kind === 'text') {
    const idType = idTypeIn(record, name);
    if (idType !== null) return readIdNumber(text, idType).value;
    const partyIdType = partyIdTypeIn(record, name);
    if (partyIdType !== null) return cleanPartyId(text, partyIdType);
    if (field.charset === 'upperAlphanumeric') return cleanAmsNumber(text);
    if (field.charset === 'hs') return cleanHsCode(text);
    if (name === 'sizeType') return readContainerKind(text)?.sizeType ?? cleanByKind(field, text);
  }
  return cleanByKind(field, text);
}

/** [X04] The type of a number that replaces a party's name and address, or of the importer of goods in bond. */
function partyIdTypeIn(record: AnyRecord, name: string): string | null {
  if (name === 'transitImporterId') return fieldText(record, 'transitImporterType');
  return /[a-z]Id$/u.test(name) && `${name}Type` in record ? fieldText(record, `${name}Type`) : null;
}

/** A number of a company or person as customs writes it; a DUNS number without separators. */
function cleanPartyId(text: string, type: string): string {
  if (type === 'EI' || type === 'ANI' || type === '34') return cleanIdNumber(text, type);
  const clean = cleanText(text, { upper: true });
  return type.startsWith('D') && /^[\d -]+$/u.test(clean) ? clean.replace(/\D/gu, '') : clean;
}

/** [V16] `NAME|CODE` without spaces around the bar. */
const cleanPort = (text: string): string => cleanText(text, { upper: true }).replace(/ *\| */gu, '|');

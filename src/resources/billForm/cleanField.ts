import type { FieldPlace } from '#components/form/recordTree.ts';
import {
  cleanDay,
  cleanHsCode,
  cleanIdNumber,
  cleanNumber,
  cleanText,
  cleanTime,
  cleanWords,
  toUpper,
} from '#rules/cleanText.ts';
import { countryCodeOf } from '#rules/countryName.ts';
import { textOf } from '#schema/problems.ts';

/** The field that says of which type an ID number is; the bond holder's depends on who holds it. */
const ID_TYPE_OF: Record<string, (record: FieldPlace['record']) => string> = {
  importerId: () => 'importerType',
  consigneeId: () => 'consigneeType',
  bondHolderId: (record) => ({ IM: 'importerType', CN: 'consigneeType' })[textOf(record, 'bondHolderType')] ?? '',
};

/** A bill field's text as it is committed ([V09], [V14]): by its declaration, and by name for the three ID numbers. */
export function cleanField({ name, field, record }: FieldPlace, text: string): string {
  switch (field.kind) {
    case 'choice':
      return text;
    case 'date':
      return cleanDay(text);
    case 'dateTime':
      return cleanTime(text);
    case 'lookup':
      if (field.source === 'country') return countryCodeOf(cleanWords(text)) ?? toUpper(cleanWords(text));
      return cleanText(text, { upper: true });
    case 'text': {
      const idType = ID_TYPE_OF[name]?.(record);
      if (idType !== undefined) return cleanIdNumber(text, textOf(record, idType));
      if (field.charset === 'upperAlphanumeric') return cleanNumber(text);
      if (field.charset === 'hs') return cleanHsCode(text);
      return field.charset || field.upper ? cleanText(text, { upper: field.upper }) : cleanWords(text);
    }
  }
}

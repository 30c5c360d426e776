import type { ScalarField } from '#schema/field.ts';
import { cleanLines, cleanText, cleanWords, toUpper } from './cleanText.ts';
import { readTypedDay, readTypedTime } from './typedDate.ts';
import { completeCountryCode } from './countryName.ts';

/** Cleans a field's text as it is committed ([V14]), by the field's declaration. */
export function cleanByKind(field: ScalarField, text: string): string {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return text;
    case 'date':
      return readTypedDay(text);
    case 'dateTime':
      return readTypedTime(text);
    case 'lookup':
      if (field.source === 'country') {
        const words = cleanWords(text).normalize('NFKC');
        return completeCountryCode(words) ?? toUpper(words);
      }
      return cleanText(text, { upper: true });
    case 'text':
      if (field.multiline && !field.charset) return cleanLines(text);
      return field.charset || field.upper ? cleanText(text, { upper: field.upper }) : cleanWords(text);
  }
}

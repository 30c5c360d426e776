import type { RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { wordsOf } from './score.ts';

/** All text of a document without spaces, accents and punctuation, in usual short forms and in full. */
export function wholeText(models: DocumentModel[]): string {
  const texts = models.flatMap(({ parts }) =>
    parts.flatMap((part): { text: string }[] => (part.kind === 'grid' ? part.cells : part.texts)),
  );
  return [true, false].map((isShort) => texts.flatMap(({ text }) => wordsOf(text, isShort)).join('')).join('|');
}

const stands = (text: string, whole: string) =>
  [true, false].some((isShort) => wordsOf(text, isShort).every((word) => whole.includes(word)));

/** Codes, choices and dates have another form than in their source. */
const isCode = ({ path }: RecognizedValue) =>
  /CountryCode$|^bondType$|PortCode$|^deliveryCode$|amsType$|Type$|^loadingAt$|^arrivalAt$/u.test(path);

/** Nine digits get the suffix of customs, Ho Chi Minh is a city, Hong Kong has a short form. */
function spelled({ path, value }: RecognizedValue) {
  if (path.endsWith('Id')) return value.replace(/00$/u, '');
  return path.endsWith('City') ? value.replace(/ CITY$/u, '').replace('HONG KONG', 'HK') : value;
}

/** Values that are nowhere in the documents. */
export function inventedValues({ values }: RecognizedDraft, whole: string): RecognizedValue[] {
  return values.filter((value) => {
    if (value.sources.length === 0) return true;
    if (!value.sources.every(({ text }) => stands(text, whole))) return true;
    // The issuer's letters and the number may be in two cells.
    const joined = value.sources.map(({ text }) => wordsOf(text).join('')).join('');
    return ![whole, joined].some((text) => stands(value.value, text) || stands(spelled(value), text)) && !isCode(value);
  });
}

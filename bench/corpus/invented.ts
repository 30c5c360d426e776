import type { RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { wordsOf } from './score.ts';

/** All text of a document without spaces, accents and punctuation: words of a page may be cut anywhere. */
export const wholeText = (models: DocumentModel[]): string =>
  models
    .flatMap(({ parts }) =>
      parts.flatMap((part): { text: string }[] => (part.kind === 'grid' ? part.cells : part.texts)),
    )
    .flatMap(({ text }) => wordsOf(text))
    .join('');

const stands = (text: string, whole: string) => wordsOf(text).every((word) => whole.includes(word));

/** Codes and choices say in another way what their source says. */
const isCode = ({ path }: RecognizedValue) =>
  /CountryCode$|^bondType$|PortCode$|^deliveryCode$|amsType$|Type$/u.test(path);

/** Nine digits get the suffix of customs, Ho Chi Minh is a city. */
function spelled({ path, value }: RecognizedValue) {
  if (path.endsWith('Id')) return value.replace(/00$/u, '');
  return path.endsWith('City') ? value.replace(/ CITY$/u, '') : value;
}

/** Values that stand nowhere in the documents. */
export function inventedValues({ values }: RecognizedDraft, whole: string): RecognizedValue[] {
  return values.filter((value) => {
    if (value.sources.length === 0) return true;
    if (!value.sources.every(({ text }) => stands(text, whole))) return true;
    return !isCode(value) && !stands(spelled(value), whole);
  });
}

import { cleanText } from '#rules/cleanText.ts';
import { SIMPLIFIED } from './simplifiedTable.ts';

/** A word, a single Chinese character or a sign, with its place in the text. */
export interface Token {
  kind: 'word' | 'han' | 'sign';
  /** Without accents, in capitals; a Chinese character in its simplified form. */
  fold: string;
  start: number;
  end: number;
}

const TOKEN = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+?(?=\p{Script=Han})|[\p{L}\p{M}\p{N}]+|\S/gu;

/** Labels are short: what comes later in a line is a value. */
const LABEL_MAX = 160;

export function tokenize(text: string, length = LABEL_MAX): Token[] {
  const found: Token[] = [];
  for (const match of text.slice(0, length).matchAll(TOKEN)) {
    const [raw] = match;
    const start = match.index;
    found.push({ ...foldToken(raw), start, end: start + raw.length });
  }
  return found;
}

function foldToken(raw: string): Pick<Token, 'kind' | 'fold'> {
  if (/^\p{Script=Han}$/u.test(raw)) {
    // PDF fonts may map characters to the look-alikes of the radicals.
    const sign = raw.normalize('NFKC');
    return { kind: 'han', fold: SIMPLIFIED.get(sign) ?? sign };
  }
  const fold = cleanText(raw, { upper: true });
  return { kind: /^[\p{L}\p{M}\p{N}]/u.test(raw) ? 'word' : 'sign', fold: fold === '' ? raw : fold };
}

/** The words and Chinese characters of a text, folded. */
export const foldedWords = (text: string): string[] =>
  tokenize(text)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ fold }) => fold);

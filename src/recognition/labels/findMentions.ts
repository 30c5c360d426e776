import type { Concept } from './labelTable.ts';
import { tokenize } from './tokens.ts';
import { matchPhrase } from './vocabulary.ts';

/** A phrase of a label within a sentence, and the text between it and the next one. */
interface Mention {
  concept: Concept;
  rest: string;
  start: number;
  end: number;
}

const TEXT_MAX = 1_000;

const isAny = (_concept: Concept): boolean => true;

/**
 * The label phrases within a text; signs and words such as `No.` between phrase and value are skipped.
 * @param isSought other phrases are part of the text
 */
export function findMentions(text: string, isSought = isAny): Mention[] {
  const tokens = tokenize(text, TEXT_MAX);
  const found: { concept: Concept; start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const match = token.kind === 'sign' ? null : matchPhrase(tokens, at);
    if (!match?.isExact) {
      at++;
      continue;
    }
    at = match.next;
    // `HTS US:`, `HBL No.`
    if (match.concept === 'filler' || match.concept === 'id') {
      const last = found.at(-1);
      if (last && /^[^\p{L}\p{N}]*$/u.test(text.slice(last.end, token.start))) last.end = tokens[at - 1]!.end;
    } else if (isSought(match.concept))
      found.push({ concept: match.concept, start: token.start, end: tokens[at - 1]!.end });
  }
  return found.map((one, at) => ({ ...one, rest: text.slice(one.end, found[at + 1]?.start) }));
}

import { FEW, FREQUENT } from './searchCosts.ts';
import type { SearchSample } from './searchSample.ts';

/** Separates words as `search_words` of migration 0009 does. */
const BETWEEN_WORDS = /[\n 0-9]+/u;

/** Characters; the database indexes no words of more than 600 bytes. */
const WORD_MAX = 100;

/** The whole words that a row with a text must contain: those between the text's first and last word. */
export const innerWords = (text: string): string[] =>
  text
    .toUpperCase()
    .split(BETWEEN_WORDS)
    .slice(1, -1)
    .filter((word) => word !== '' && word.length <= WORD_MAX);

/**
 * The most selective words for the word index; null when the search has none.
 * @param of the number of rows
 */
export function rareWords(sample: SearchSample, typed: readonly string[], of: number): string[] | null {
  const words = [...new Set(typed.flatMap(innerWords))]
    .map((word) => ({ word, share: Math.max(sample.shareOfAll([word]), sample.least) }))
    .toSorted((a, b) => a.share - b.share);
  const chosen: string[] = [];
  let share = 1;
  for (const next of words) {
    if (share * of <= FEW) break;
    chosen.push(next.word);
    // Assumes that the words are independent.
    share *= next.share;
  }
  return chosen.length > 0 && Math.max(share, sample.shareOfAll(chosen)) * of <= FREQUENT ? chosen : null;
}

import { FEW, FREQUENT } from './searchCosts.ts';
import type { SearchSample } from './searchSample.ts';

/** Where a word ends, as `search_words` of migration 0009 has it. */
const BETWEEN_WORDS = /[\n 0-9]+/u;

/** Signs; the database has no words of more than 600 bytes. */
const WORD_MAX = 100;

/** What a row that contains a text must have as whole words: those that the text begins and ends around. */
export const innerWords = (text: string): string[] =>
  text
    .toUpperCase()
    .split(BETWEEN_WORDS)
    .slice(1, -1)
    .filter((word) => word !== '' && word.length <= WORD_MAX);

/**
 * The words that leave few rows, as the index of words is asked for them; null when what is typed has none.
 * @param of how many rows there are
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
    // As if one said nothing about the other.
    share *= next.share;
  }
  return chosen.length > 0 && Math.max(share, sample.shareOfAll(chosen)) * of <= FREQUENT ? chosen : null;
}

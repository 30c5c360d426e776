import { FEW, FREQUENT } from './searchCosts.ts';
import type { SearchSample } from './searchSample.ts';

/** Separates words as `search_words` of migration 0009 does. */
const BETWEEN_WORDS = /[\n 0-9]+/u;

/** Characters; the database indexes no words of more than 600 bytes. */
const WORD_MAX = 100;
const PART = 8;

/** What an index finds exactly: whole words, and parts of a text. */
export interface Terms {
  words: string[];
  parts: string[];
}

/** The whole words that a row with a text must contain: those between the text's first and last word. */
export const innerWords = (text: string): string[] =>
  text
    .toUpperCase()
    .split(BETWEEN_WORDS)
    .slice(1, -1)
    .filter((word) => word !== '' && word.length <= WORD_MAX);

/**
 * The parts of a text that `search_parts` of migration 0063 finds in every row with this text: eight characters in a
 * row without a space and with a digit, and the four characters around a space.
 * @example searchedParts('BLKA000001') // ['BLKA0000', 'LKA00000', 'KA000001']
 */
export function searchedParts(text: string): string[] {
  const upper = text.toUpperCase();
  const numbers = upper.split(/[\n ]+/u).flatMap((run) => {
    const characters = Array.from(run);
    return characters.slice(PART - 1).map((_, at) => characters.slice(at, at + PART).join(''));
  });
  const pairs = [...upper.matchAll(/(\S\S )(?=(\S\S))/gu)].map(([, before = '', after = '']) => before + after);
  return [...new Set([...numbers.filter((part) => /[0-9]/u.test(part)), ...pairs])];
}

/**
 * The most selective words and parts for the index; null when the search has none.
 * @param of the number of rows
 * @param hasParts whether the database has an index of parts
 */
export function rareTerms(sample: SearchSample, typed: readonly string[], of: number, hasParts = true): Terms | null {
  const chosen: Candidate[] = [];
  let share = 1;
  for (const next of candidatesOf(sample, typed, hasParts)) {
    // A part has the rows of other parts with the same hash, a second one has not the same of them.
    if (share * of <= FEW && (chosen.length > 1 || chosen.some(({ isPart }) => !isPart))) break;
    chosen.push(next);
    // Assumes that the terms are independent.
    share *= next.share;
  }
  const expected = Math.max(share, sample.shareOfAll(chosen.map(({ text }) => text))) * of;
  return chosen.length > 0 && expected <= FREQUENT ? toTerms(chosen) : null;
}

/** The two rarest words and parts, however many rows have them; null when the search has none. */
export function rarestTerms(sample: SearchSample, typed: readonly string[]): Terms | null {
  const chosen = candidatesOf(sample, typed, true).slice(0, 2);
  return chosen.length > 0 ? toTerms(chosen) : null;
}

interface Candidate {
  text: string;
  isPart: boolean;
  share: number;
}

/** The rarest first; of equally rare parts of a number the last, because numbers differ at their end. */
function candidatesOf(sample: SearchSample, typed: readonly string[], hasParts: boolean): Candidate[] {
  const words = typed.flatMap(innerWords);
  const parts = hasParts ? typed.flatMap(searchedParts).toReversed() : [];
  const shareOf = (text: string) => Math.max(sample.shareOfAll([text]), sample.least);
  return [
    ...[...new Set(words)].map((text) => ({ text, isPart: false, share: shareOf(text) })),
    ...[...new Set(parts)].map((text) => ({ text, isPart: true, share: shareOf(text) })),
  ].toSorted((a, b) => a.share - b.share);
}

const toTerms = (chosen: readonly Candidate[]): Terms => ({
  words: chosen.filter(({ isPart }) => !isPart).map(({ text }) => text),
  parts: chosen.filter(({ isPart }) => isPart).map(({ text }) => text),
});

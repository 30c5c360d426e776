import { sql, type RawBuilder } from 'kysely';
import { containing } from '../store/containing.ts';
import { FEW, FREQUENT } from './searchCosts.ts';
import type { SearchSample } from './searchSample.ts';

/** From this share on, the newest rows fill a page, and an index costs more than it saves. */
const FREQUENT_SHARE = 0.01;
/** Unless there are at most this many rows in total. */
const COUNTABLE = 1_000;
/** A piece with a larger share does not narrow a search, not even together with another one. */
const COMMON_SHARE = 0.4;
/** Limits of words and pieces per search. Long words are more selective than short ones. */
const WORDS_MAX = 3;
const PIECES_MAX = 3;
const PIECE = 3;
const NUMBER_END = 6;

/** Whether a row's search text contains a text. The `||` prevents use of the index, which gets its own condition. */
export const containsText = (text: string): RawBuilder<unknown> => sql`(search || '') like ${containing(text)}`;

/**
 * The pieces of a text that the trigram index can find: three letters or digits in a row; the end of numbers, where
 * they differ most.
 */
export function indexedPieces(text: string): string[] {
  const words = text.toUpperCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.map((word) => (/\p{N}/u.test(word) ? word.slice(-NUMBER_END) : word));
}

/** A part of a word, its position, and the share of rows that contain it. */
interface Piece {
  text: string;
  word: string;
  at: number;
  share: number;
}

/**
 * The rarest non-overlapping pieces of a search, for the index; null when they are too frequent. A few pieces suffice
 * for a long word: the index reads a list of rows for each trigram, however common.
 * @param of the number of rows
 * @returns sequences of pieces: each match is read once for all pieces of a sequence
 */
export function rarePieces(sample: SearchSample, typed: readonly string[], of: number): string[][] | null {
  const wanted = typed.map((text) => text.toUpperCase());
  const whole = sample.shareOfAll(wanted);
  if (whole >= FREQUENT_SHARE && whole * of > COUNTABLE) return null;
  const chosen: Piece[] = [];
  let share = 1;
  for (const piece of candidatePieces(sample, wanted).toSorted((a, b) => a.share - b.share)) {
    if (chosen.length === PIECES_MAX || share * of <= FEW || piece.share > COMMON_SHARE) break;
    if (chosen.some(({ word, at }) => word === piece.word && Math.abs(at - piece.at) < PIECE)) continue;
    chosen.push(piece);
    // Assumes that the pieces are independent.
    share *= piece.share;
  }
  const texts = chosen.map(({ text }) => text);
  if (texts.length > 0 && Math.max(share, sample.shareOfAll(texts)) * of <= FREQUENT)
    return orderPieces(wanted, chosen);
  // All trigrams of a word, or of the whole text, may be rare together; each of their matches is read.
  const longer = [...chosen.slice(0, 1).map(({ word }) => word), ...wanted];
  const rare = longer.find((text) => Math.max(sample.shareOfAll(trigramsOf(text)), sample.least) * of <= FREQUENT);
  return rare === undefined ? null : [[rare]];
}

/**
 * The fewest trigrams that hardly more rows have than the whole search, which many rows have: each match of the index
 * costs a step per trigram.
 */
export function frequentPieces(sample: SearchSample, typed: readonly string[]): string[] {
  const wanted = typed.map((text) => text.toUpperCase());
  const whole = sample.shareOfAll(wanted);
  const pieces = [...new Set(wanted.flatMap(trigramsOf))]
    .map((text) => ({ text, share: sample.shareOfAll([text]) }))
    .toSorted((a, b) => a.share - b.share);
  const chosen: string[] = [];
  for (const { text } of pieces) {
    chosen.push(text);
    if (chosen.length === PIECES_MAX || sample.shareOfAll(chosen) <= whole * 1.2) break;
  }
  return chosen;
}

/** The pieces of each text in their order; pieces that cannot be ordered form a sequence of their own. */
function orderPieces(typed: readonly string[], pieces: readonly Piece[]): string[][] {
  const rows: string[][] = typed.map(() => []);
  const ends = typed.map(() => 0);
  const placed = pieces.map((piece) => {
    const row = typed.findIndex((text) => text.includes(piece.word));
    return { ...piece, row, at: (typed[row]?.indexOf(piece.word) ?? 0) + piece.at };
  });
  for (const { text, row, at } of placed.toSorted((a, b) => a.at - b.at)) {
    if (at < (ends[row] ?? 0)) rows.push([text]);
    else rows[row]?.push(text);
    ends[row] = Math.max(ends[row] ?? 0, at + text.length);
  }
  return rows.filter((row) => row.length > 0);
}

/** Every three letters or digits in a row. */
const trigramsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).flatMap((word) => threes(word).map(({ text: three }) => three));

const threes = (word: string): { text: string; at: number }[] =>
  Array.from({ length: word.length - PIECE + 1 }, (_, at) => ({ text: word.slice(at, at + PIECE), at }));

/** The trigrams of the longest words; numbers, and letters beyond A to Z, are whole pieces. */
function candidatePieces(sample: SearchSample, typed: readonly string[]): Piece[] {
  const words = [...new Set(typed.flatMap(indexedPieces))].toSorted((a, b) => b.length - a.length).slice(0, WORDS_MAX);
  return words.flatMap((word) => {
    if (!/^[A-Z]+$/u.test(word)) {
      return { text: word, word, at: 0, share: Math.max(sample.shareOfAll([word]), sample.least) };
    }
    return threes(word).map(({ text, at }) => ({ text, word, at, share: sample.shareOfPiece(text) }));
  });
}

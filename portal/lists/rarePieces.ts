import { sql, type RawBuilder } from 'kysely';
import { containing } from '../store/containing.ts';
import { FEW, FREQUENT } from './searchCosts.ts';
import type { SearchSample } from './searchSample.ts';

/** So frequent that the newest rows fill a page, and a count by index costs more than it tells. */
const FREQUENT_SHARE = 0.01;
/** Unless there are no more of them than this in all. */
const COUNTABLE = 1_000;
/** A piece that more of the rows have tells nothing, even beside another one. */
const COMMON_SHARE = 0.4;
/** Words that are looked at, and pieces that the index is asked for. Long words tell more than short ones. */
const WORDS_MAX = 3;
const PIECES_MAX = 3;
const PIECE = 3;
const NUMBER_END = 6;

/** A row's search text contains a text; without the index, which is told apart what to look for. */
export const containsText = (text: string): RawBuilder<unknown> => sql`(search || '') like ${containing(text)}`;

/** What the trigram index can look for in a text: three letters or digits in a row; of numbers their end, which differs most. */
export function indexedPieces(text: string): string[] {
  const words = text.toUpperCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.map((word) => (/\p{N}/u.test(word) ? word.slice(-NUMBER_END) : word));
}

/** A part of a word, where it stands there, and the share of rows that have it. */
interface Piece {
  text: string;
  word: string;
  at: number;
  share: number;
}

/**
 * The rarest pieces of what is typed that do not overlap, as the index is asked for them; null when they are frequent.
 * A few say what a whole word says: the index reads a list of rows for each three letters it is given, however common.
 * @param of how many rows there are
 * @returns pieces that stand in a row one behind the other: each match is read once for all of them
 */
export function rarePieces(sample: SearchSample, typed: readonly string[], of: number): string[][] | null {
  const wanted = typed.map((text) => text.toUpperCase());
  const whole = sample.shareOfAll(wanted);
  if (whole >= FREQUENT_SHARE && whole * of > COUNTABLE) return null;
  const chosen: Piece[] = [];
  let share = 1;
  for (const piece of piecesOf(sample, wanted).toSorted((a, b) => a.share - b.share)) {
    if (chosen.length === PIECES_MAX || share * of <= FEW || piece.share > COMMON_SHARE) break;
    if (chosen.some(({ word, at }) => word === piece.word && Math.abs(at - piece.at) < PIECE)) continue;
    chosen.push(piece);
    // As if one said nothing about the other.
    share *= piece.share;
  }
  const texts = chosen.map(({ text }) => text);
  if (texts.length > 0 && Math.max(share, sample.shareOfAll(texts)) * of <= FREQUENT)
    return rowsOfPieces(wanted, chosen);
  // All letters of a word, or of the whole, may be rare together; each match of theirs is read.
  const longer = [...chosen.slice(0, 1).map(({ word }) => word), ...wanted];
  const rare = longer.find((text) => Math.max(sample.shareOfAll(lettersOf(text)), sample.least) * of <= FREQUENT);
  return rare === undefined ? null : [[rare]];
}

/** The pieces of each text in the order in which they stand there; one that has no place behind another is apart. */
function rowsOfPieces(typed: readonly string[], pieces: readonly Piece[]): string[][] {
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

/** Every three letters or digits that stand together in a text. */
const lettersOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).flatMap((word) => threes(word).map(({ text: three }) => three));

const threes = (word: string): { text: string; at: number }[] =>
  Array.from({ length: word.length - PIECE + 1 }, (_, at) => ({ text: word.slice(at, at + PIECE), at }));

/** The pieces of the longest words: three letters each. Numbers, and letters beyond A to Z, are pieces as they are. */
function piecesOf(sample: SearchSample, typed: readonly string[]): Piece[] {
  const words = [...new Set(typed.flatMap(indexedPieces))].toSorted((a, b) => b.length - a.length).slice(0, WORDS_MAX);
  return words.flatMap((word) => {
    if (!/^[A-Z]+$/u.test(word)) {
      return { text: word, word, at: 0, share: Math.max(sample.shareOfAll([word]), sample.least) };
    }
    return threes(word).map(({ text, at }) => ({ text, word, at, share: sample.shareOfPiece(text) }));
  });
}

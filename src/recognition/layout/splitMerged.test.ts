import { expect, it } from 'vitest';
import { splitMerged, type Word } from './splitMerged.ts';

/** A row of texts of 12 points, each from `left` to `right`. */
const row = (at: number, ...texts: readonly [text: string, left: number, right: number][]): Word[] =>
  texts.map(([text, left, right]) => ({ text, left, right, top: at * 14, bottom: at * 14 + 12, certainty: 1 }));
const texts = (rows: readonly (readonly Word[])[]): string[] =>
  rows.map((words) => words.map(({ text }) => text).join(' | '));

const LAMPS = row(1, ['LAMPS', 10, 50], ['9405.42', 97, 136], ['20', 167, 179], ['Vietnam', 223, 264]);

it('[D03] parts a text that reaches over columns which the next row shows', () => {
  const joined = row(0, ['PLASTIC TOYS 9503.00.0073 400 CTNS China', 10, 252]);
  const [toys = [], lamps = []] = splitMerged([joined, LAMPS]);
  expect(texts([toys])).toEqual(['PLASTIC TOYS | 9503.00.0073 | 400 CTNS | China']);
  expect(toys.map(({ left }) => left)).toEqual([10, 97, 167, 223]);
  expect(lamps.slice(1).every(({ isColumnStart }) => isColumnStart)).toBe(true);
});

it('[D03] parts two rows by what the other one shows', () => {
  const toys = row(0, ['PLASTIC TOYS', 10, 93], ['9503.00.0073 400 CTNS China', 122, 277]);
  const puzzles = row(1, ['WOODEN PUZZLES 9503.00', 10, 161], ['20', 192, 204], ['Vietnam', 248, 289]);
  expect(texts(splitMerged([toys, puzzles]))).toEqual([
    'PLASTIC TOYS | 9503.00.0073 | 400 CTNS | China',
    'WOODEN PUZZLES | 9503.00 | 20 | Vietnam',
  ]);
});

it('leaves a sentence below a table, fragments of words and recognized text as they are', () => {
  const sentence = row(0, ['We hereby certify that these goods are of Chinese origin', 10, 300]);
  expect(texts(splitMerged([sentence, LAMPS]))[0]).toBe('We hereby certify that these goods are of Chinese origin');
  const fragments = [0, 1].map((at) => row(at, ['S', 10, 16], ['ố', 16, 22], ['12', 22, 34]));
  expect(
    splitMerged(fragments)
      .flat()
      .some(({ isColumnStart }) => isColumnStart),
  ).toBe(false);
  const recognized = row(0, ['PLASTIC TOYS 9503.00.0073 400 CTNS China', 10, 252]);
  recognized[0]!.certainty = 0.9;
  expect(splitMerged([recognized, LAMPS])[0]).toHaveLength(1);
});

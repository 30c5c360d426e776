import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNoteBoard, type Note, type NoteSource } from './noteBoard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A source that answers when the test says so; texts of five characters and more are asked. */
function source(facts: Partial<NoteSource> = {}) {
  const asked: { keys: readonly string[]; answer: (...known: string[]) => Promise<void>; fail: () => Promise<void> }[] =
    [];
  const made: NoteSource = {
    keyOf: (text) => (text.length >= 5 ? text.toUpperCase() : null),
    batch: 3,
    ask: (keys) =>
      new Promise((resolve, reject) => {
        const note = (key: string): Note[] => [{ tone: 'warning', message: `known ${key}` }];
        asked.push({
          keys,
          answer: async (...known) => {
            resolve(new Map(known.map((key) => [key, note(key)])));
            await vi.advanceTimersByTimeAsync(0);
          },
          fail: async () => {
            reject(new Error('no network'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    ...facts,
  };
  return { board: createNoteBoard(made, () => Date.now()), asked };
}
const said = (notes: readonly Note[]): string[] => notes.map(({ message }) => message);

it('[D04] asks 300 ms after the last character, from the fifth on', () => {
  const { board, asked } = source();
  board.set('a', 'OOLU');
  vi.advanceTimersByTime(1_000);
  expect(asked).toHaveLength(0);
  board.set('a', 'OOLU1');
  vi.advanceTimersByTime(299);
  board.set('a', 'OOLU12');
  vi.advanceTimersByTime(299);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ keys }) => keys)).toEqual([['OOLU12']]);
});

it('shows an answer only where its text still stands', async () => {
  const { board, asked } = source();
  board.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  board.set('a', 'OOLU2');
  vi.advanceTimersByTime(300);
  await asked[1]?.answer();
  await asked[0]?.answer('OOLU1');
  expect(said(board.notes('a'))).toEqual([]);
  board.set('a', 'oolu1');
  expect(said(board.notes('a'))).toEqual(['known OOLU1']);
});

it('[D04] gathers many texts in few questions, at most four at once, and none twice', async () => {
  const { board, asked } = source();
  const texts = Array.from({ length: 16 }, (_, at) => `OOLU${100 + at}`);
  board.want([...texts, ...texts]);
  vi.advanceTimersByTime(300);
  expect(asked.map(({ keys }) => keys.length)).toEqual([3, 3, 3, 3]);
  await asked[0]?.answer('OOLU100');
  await asked[1]?.answer();
  expect(asked.map(({ keys }) => keys.length)).toEqual([3, 3, 3, 3, 3, 1]);
  expect(new Set(asked.flatMap(({ keys }) => keys)).size).toBe(16);
  expect([said(board.known('OOLU100')), board.hasWarnings()]).toEqual([['known OOLU100'], true]);
});

it('is quiet about a failure, and asks again when the text is entered again', async () => {
  const { board, asked } = source();
  board.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  await asked[0]?.fail();
  expect(board.notes('a')).toEqual([]);
  board.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  await asked[1]?.answer('OOLU1');
  expect(said(board.notes('a'))).toEqual(['known OOLU1']);
});

it('asks anew when its answer is too old, and not before', async () => {
  const { board, asked } = source({ holds: 10_000 });
  board.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  await asked[0]?.answer();
  board.set('b', 'OOLU1');
  vi.advanceTimersByTime(9_000);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1_001);
  board.set('c', 'OOLU1');
  vi.advanceTimersByTime(300);
  expect(asked).toHaveLength(2);
});

it('tells a cell when its notes change', async () => {
  const { board, asked } = source();
  const heard = vi.fn();
  board.set('a', 'OOLU1');
  const stop = board.on('a', heard);
  vi.advanceTimersByTime(300);
  await asked[0]?.answer('OOLU1');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  board.set('a', 'OOLU2');
  expect(heard).toHaveBeenCalledTimes(1);
});

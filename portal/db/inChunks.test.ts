import { expect, it } from 'vitest';
import { inChunks } from './inChunks.ts';

it('returns the rows of all statements in order', async () => {
  const rows = Array.from({ length: 5_001 }, (_, index) => index);
  const sizes: number[] = [];
  const given = await inChunks(rows, (some) => {
    sizes.push(some.length);
    return Promise.resolve(some);
  });
  expect(given).toEqual(rows);
  expect(sizes).toEqual([2_000, 2_000, 1_001]);
  expect(await inChunks([], () => Promise.reject(new Error('asked for nothing')))).toEqual([]);
});

import { expect, it } from 'vitest';
import { nearlyFull } from './storageHealth.ts';

const storage = (usage: number, quota: number) => ({ estimate: () => Promise.resolve({ usage, quota }) });

it('reports a storage quota that is 80 % used', async () => {
  expect(await nearlyFull(storage(79, 100))).toBe(null);
  expect(await nearlyFull(storage(80, 100))).toBe(0.8);
  expect(await nearlyFull(storage(120, 100))).toBe(1);
});

it('returns null without an estimate', async () => {
  expect(await nearlyFull(storage(0, 0))).toBe(null);
  expect(await nearlyFull({ estimate: () => Promise.reject(new Error('no')) })).toBe(null);
});

import { expect, it } from 'vitest';
import { readCoins } from './readCoins.ts';

it.each([
  ['1000', 1_000],
  [' 1,000 ', 1_000],
  ['1.000', 1_000],
  ['１０００', 1_000],
  ['50 000', 50_000],
  ['10', 10],
  ['9', null],
  ['50001', null],
  ['10.5', null],
  ['1.00', null],
  ['-500', null],
  ['1e3', null],
  ['', null],
])('[M02] reads the amount %j as %j', (text, coins) => {
  expect(readCoins(text)).toBe(coins);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seaPorts, zipCodes } from './referenceTables.mjs';

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../portal/reference/tables/${name}`, import.meta.url), 'utf8'));

it('keeps what the packages of the ports and postal codes say', () => {
  expect(kept('seaPorts.json')).toEqual(seaPorts());
  expect(kept('zipCodes.json')).toEqual(zipCodes());
});

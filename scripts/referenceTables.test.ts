import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seaPorts, zipCodes } from './referenceTables.mjs';

const readTable = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../portal/reference/tables/${name}`, import.meta.url), 'utf8'));

it('writes the ports and postal codes of the packages', () => {
  expect(readTable('seaPorts.json')).toEqual(seaPorts());
  expect(readTable('zipCodes.json')).toEqual(zipCodes());
});

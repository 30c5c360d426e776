import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokensSheet } from './tokensSheet.ts';

/** The formatter breaks long lines. */
const squeezed = (css: string) => css.replaceAll(/\s+/gu, ' ').trim();

it('tokens.css matches the output of `npm run tokens`', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(squeezed(sheet)).toBe(squeezed(tokensSheet()));
});

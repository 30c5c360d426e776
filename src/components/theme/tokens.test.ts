import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { darkPalette, lightPalette } from './palette.ts';

/** Name and value of every custom property of a rule. */
function tokensOf(selector: string): Record<string, string> {
  const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [, rest = ''] = sheet.split(`${selector} {`);
  const [body = ''] = rest.split('}');
  return Object.fromEntries(
    body.split(';').flatMap((line) => (line.includes(':') ? [line.trim().split(/:\s*/u)] : [])),
  );
}

const flat = (palette: Record<string, string | Readonly<Record<string, string>>>) =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([role, color]) =>
      typeof color === 'string'
        ? [[`--tpt-palette-${role}`, color.toLowerCase()]]
        : Object.entries(color).map(([tone, value]) => [`--tpt-palette-${role}-${tone}`, value.toLowerCase()]),
    ),
  );

it.each([
  [':root', lightPalette],
  ["[data-color-scheme='dark']", darkPalette],
] as const)('the sheet of tokens says of %s what the palette says', (selector, palette) => {
  expect(tokensOf(selector)).toEqual(flat(palette));
});

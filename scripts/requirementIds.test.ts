import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = [
  'src',
  'resources',
  'dataProvider',
  'authProvider',
  'i18n',
  'stories',
  'portal',
  'e2e',
  'bench',
  'scripts',
  'docs',
];
const rows = readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]\d\d?) /gmu);
const listed = new Set(Array.from(rows, ([, id]) => id));

/** The ids that the texts of a folder cite, each with its files. */
function* citedIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.includes('node_modules') || !/\.(?:tsx?|mjs|css|md)$/u.test(name)) continue;
    const file = join(folder, name);
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/\[([A-Z]\d\d?)\](?![[(])/gu)) yield `${id} ${file}`;
  }
}

it('lists each requirement once', () => {
  const ids = readFileSync('docs/requirements.md', 'utf8').match(/^- [A-Z]\d\d? /gmu) ?? [];
  expect(listed.size).toBeGreaterThan(150);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('lists every id that a test or a comment cites', () => {
  const cited = FOLDERS.flatMap((folder) => [...citedIn(folder)]);
  expect(cited.length).toBeGreaterThan(1000);
  expect(cited.filter((text) => !listed.has(text.split(' ')[0] ?? ''))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { loadMessages } from './loadMessages.ts';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const textsOf = async (locale: Locale) => new Map(flatten(await loadMessages(locale)));
/** A plural's forms count as one key. */
const withoutPlural = (key: string) => key.replace(/_(one|other)$/u, '');
const variables = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/gu)]
    .map(([, name]) => name ?? '')
    .toSorted((one, other) => one.localeCompare(other));

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;

const english = await textsOf('en');
const keys = new Set([...english.keys()].map(withoutPlural));

describe.each(LOCALES)('%s', async (locale) => {
  const texts = await textsOf(locale);

  it('has exactly the keys of English', () => {
    const own = new Set([...texts.keys()].map(withoutPlural));
    expect([...keys].filter((key) => !own.has(key))).toEqual([]);
    expect([...own].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has the plural forms of its grammar', () => {
    const forms = (suffix: string) => [...texts.keys()].filter((key) => key.endsWith(suffix)).map(withoutPlural);
    expect(forms('_one').sort()).toEqual(locale === 'en' ? forms('_other').sort() : []);
  });

  it('has the same variables as English in every text', () => {
    const differing = [...texts].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      return String(variables(text)) !== String(variables(model)) && String(variables(text)) !== 'count';
    });
    expect(differing).toEqual([]);
  });

  it('has no empty text', () => {
    expect([...texts].filter(([key, text]) => text === '' && key !== 'ra.boolean.null')).toEqual([]);
  });
});

it('has a text for every key in the source', () => {
  const areas = [...new Set([...keys].map((key) => key.split('.')[0]))].join('|');
  const literal = new RegExp(`['"]((?:${areas})(?:\\.[\\w-]+)+)['"]`, 'gu');
  const folders = ['src', 'resources', 'dataProvider', 'authProvider', 'i18n'];
  const files = folders.flatMap((folder) => sourceFiles(join(import.meta.dirname, '..', folder)));
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').replace(COMMENTS, '').matchAll(literal)]
      .map(([, key]) => key!)
      .filter((key) => !keys.has(key) && !isGroup(key))
      .map((key) => `${key} in ${file}`),
  );
  expect(missing).toEqual([]);
});

/** A prefix for composed keys, e.g. `auth.gate`. */
const isGroup = (key: string) => [...keys].some((known) => known.startsWith(`${key}.`));

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\](messages|testing)[/\\]/u.test(file));
}

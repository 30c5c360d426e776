import { expect, it } from 'vitest';
import * as schema from '#schema/texts/en.ts';
import { ui } from './en.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;
/** The first argument of `t(…)`, `translate(…)` and `notify(…)`, where it is a literal. */
const KEY = /\b(?:t|translate|notify)\(\s*(?:[^()'`]*\? )?['`]([\w.-]+)/gu;
/** A key may be the beginning of one that ends with a variable. */
const isKnown = (key: string, texts: object): boolean => {
  let node: unknown = texts;
  for (const part of key.split('.').filter(Boolean)) {
    const branch = node as Record<string, unknown>;
    node = branch[part] ?? branch[`${part}_other`];
    if (node === undefined) return false;
  }
  return true;
};

it('uses only texts of the library and the schema', () => {
  const named = Object.entries(sources).flatMap(([file, source]) =>
    [...source.replaceAll(COMMENTS, '').matchAll(KEY)].map(([, key = '']) => ({ file, key })),
  );
  expect(named.length).toBeGreaterThan(80);
  const texts = { ui, validation: schema.validation, choices: {} };
  expect(named.filter(({ key }) => !isKnown(key, texts))).toEqual([]);
});

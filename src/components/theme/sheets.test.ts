import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '..', '..', '..');
const sheets = ['src', 'resources']
  .flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));

/** Hairlines may use one pixel. */
const RAW = /(?<![\w.-])-?(?!1px\b)[\d.]+(?:px|rem|pt)\b/u;
const RULES = [
  { of: 'spacing', property: /^(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?$/u, wrong: RAW },
  // The line height follows the slash.
  { of: 'type size', property: /^(?:font|font-size)$/u, wrong: new RegExp(`^[^/]*${RAW.source}`, 'u') },
  { of: 'radius', property: /^border-(?:[a-z-]+-)?radius$/u, wrong: /[1-9]/u },
  { of: 'color', property: /./u, wrong: /#[\da-f]{3,8}\b/iu },
];

/** Declarations with a number instead of a token, and size queries without a name. */
function rawValues(css: string): string[] {
  const text = css.replaceAll(/\/\*.*?\*\//gsu, '');
  const declarations = [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/gu)];
  const found = declarations.flatMap(([, property = '', value = '']) => {
    const named = value.replaceAll(/var\(--[\w-]+\)/gu, '');
    const broken = RULES.find((rule) => rule.property.test(property) && rule.wrong.test(named));
    return broken ? [`${broken.of}: ${property}: ${value.trim()}`] : [];
  });
  const queries = [...text.matchAll(/@media[^{]*\((?:min-|max-)?(?:width|height)[^{]*/gu)];
  return [...found, ...queries.map(([query]) => `breakpoint: ${query.trim()}`)];
}

it('finds numbers used instead of tokens', () => {
  const wrong =
    '.a { margin: -3px auto; font: 12px/1.5 serif; border-radius: 0 4px; color: #fff } @media (max-width: 9px) {} @media (max-height: 9px) {}';
  expect(rawValues(wrong)).toHaveLength(6);
  const right =
    '.a { margin: 0 -1px var(--tpt-space-1); font: var(--tpt-text-sm) / 18px serif } @media (--below-small) {}';
  expect(rawValues(right)).toEqual([]);
});

it.each(sheets)('%s uses tokens for spacing, type sizes, radii, colors and breakpoints', (sheet) => {
  expect(rawValues(readFileSync(join(project, sheet), 'utf8'))).toEqual([]);
});

/** With `body:has(…)`, each removed element makes the browser recalculate the styles of the whole page. */
it('anchors no :has() at the page', () => {
  const anchor = /(?:html|body|:root|main)\)?:has\(/u;
  expect(':global(body):has(.card) { margin: 0 }').toMatch(anchor);
  expect(sheets.filter((sheet) => anchor.test(readFileSync(join(project, sheet), 'utf8')))).toEqual([]);
});

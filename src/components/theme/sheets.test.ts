import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '..', '..', '..');
const files = ['src', 'resources'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const sheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));
const read = (file: string) => readFileSync(join(project, file), 'utf8');

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
  expect(rawValues(read(sheet))).toEqual([]);
});

/** With `body:has(…)`, each removed element makes the browser recalculate the styles of the whole page. */
it('anchors no :has() at the page', () => {
  const anchor = /(?:html|body|:root|main)\)?:has\(/u;
  expect(':global(body):has(.card) { margin: 0 }').toMatch(anchor);
  expect(sheets.filter((sheet) => anchor.test(read(sheet)))).toEqual([]);
});

/** The file of an import: relative, or with the alias of a folder. */
const resolved = (importer: string, target: string) =>
  target.startsWith('#')
    ? [target.replace('#', ''), target.replace('#', 'src/')].find((file) => sheets.includes(file))
    : join(dirname(importer), target);

/** Classes that a file takes from its sheets, as `sheet class`; `sheet *` where the name is computed. */
function classesOf(file: string): string[] {
  const code = read(file);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/gu)].flatMap(([, name = '', target = '']) => {
    const uses = code.matchAll(new RegExp(`(?<![\\w.'"])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|\\[)`, 'gu'));
    return [...uses].map(([, member, quoted]) => `${resolved(file, target)} ${member ?? quoted ?? '*'}`);
  });
}
const used = new Set(files.filter((file) => /\.tsx?$/u.test(file)).flatMap(classesOf));
const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'));
const defined = new Set(
  modules.flatMap((sheet) => {
    const selectors = read(sheet).replaceAll(/\/\*.*?\*\/|:global\([^)]*\)|\{[^{}]*\}/gsu, ' ');
    return [...selectors.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name]) => `${sheet} ${name}`);
  }),
);

it('has every class that the code takes from a sheet', () => {
  expect([...used].filter((use) => !use.endsWith(' *') && !defined.has(use))).toEqual([]);
});

it('has no class that nothing uses', () => {
  const composed = new Set(
    modules.flatMap((sheet) =>
      [...read(sheet).matchAll(/composes: ([\w ]+?)(?: from '([^']+)')?;/gu)].flatMap(([, names = '', target]) =>
        names.split(' ').map((name) => `${target ? resolved(sheet, target) : sheet} ${name}`),
      ),
    ),
  );
  const isUsed = (one: string) => used.has(one) || composed.has(one) || used.has(one.replace(/ .*/u, ' *'));
  expect([...defined].filter((one) => !isUsed(one))).toEqual([]);
});

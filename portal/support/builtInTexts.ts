import { LOCALES, type Locale } from '#contract/limits.ts';
import { ui as uiEn } from '#components/texts/en.ts';
import { ui as uiVi } from '#components/texts/vi.ts';
import { ui as uiZh } from '#components/texts/zh-CN.ts';
import { late as lateEn } from '#messages/en/late.ts';
import { messages as en } from '#messages/en/index.ts';
import { late as lateVi } from '#messages/vi/late.ts';
import { messages as vi } from '#messages/vi/index.ts';
import { late as lateZh } from '#messages/zh-CN/late.ts';
import { messages as zh } from '#messages/zh-CN/index.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

const TREES: Record<Locale, readonly Tree[]> = {
  'zh-CN': [zh, { ui: uiZh }, lateZh],
  en: [en, { ui: uiEn }, lateEn],
  vi: [vi, { ui: uiVi }, lateVi],
};

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

/** The texts of the screens and of the component library as the app brings them, by language and dotted key. */
export const BUILT_IN_TEXTS: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  LOCALES.map((locale) => [locale, new Map(TREES[locale].flatMap((tree) => flatten(tree)))]),
);

/** All of them as rows, in one parameter of a query. */
export const BUILT_IN_ROWS: string = JSON.stringify(
  [...BUILT_IN_TEXTS].flatMap(([locale, texts]) => [...texts].map(([key, text]) => ({ locale, key, text }))),
);

import { describe, expect, it } from 'vitest';
import { MATCH_STATUSES } from '#contract/codes.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { isf5 } from '#contract/entities/isf5.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { HELP_TOPICS } from './helpTopics.ts';
import { help as en } from '#messages/en/help.ts';
import { tour as enTour } from '#messages/en/tour.ts';
import { help as vi } from '#messages/vi/help.ts';
import { tour as viTour } from '#messages/vi/tour.ts';
import { help as zhCN } from '#messages/zh-CN/help.ts';
import { tour as zhCNTour } from '#messages/zh-CN/tour.ts';

const byLocale: Record<Locale, Map<string, string>> = { en: flat(en), 'zh-CN': flat(zhCN), vi: flat(vi) };
const tours: Record<Locale, Map<string, string>> = { en: flat(enTour), 'zh-CN': flat(zhCNTour), vi: flat(viTour) };
const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '../../../{i18n,resources,dataProvider,authProvider}/**/*.{ts,tsx}', '!../../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

describe.each(LOCALES)('help in %s', (locale) => {
  const texts = byLocale[locale];

  it('[G10] has the entries of English, and no others', () => {
    expect([...texts.keys()].sort()).toEqual([...byLocale.en.keys()].sort());
    expect([...tours[locale].keys()].sort()).toEqual([...tours.en.keys()].sort());
  });

  it('[G10] has two sentences on each subject', () => {
    const sentences = [...texts].filter(([key]) => !key.endsWith('.example'));
    const wrong = sentences.filter(([, text]) => !/^[^.。!?]+[.。]$/u.test(text));
    expect(wrong).toEqual([]);
  });

  it('[B01] [B02] explains every block of both filing types', () => {
    const sections = [isf10, isf5].flatMap((of) => Object.keys(of.views.form ?? {}));
    expect(sections.filter((section) => !texts.has(`blocks.${section}.what`))).toEqual([]);
  });

  it('[D07] explains every declaration status and match status', () => {
    const topics = [
      ...DECLARATION_STATUS_NAMES.map((status) => `declaration.${status}`),
      ...MATCH_STATUSES.map((status) => `match.${status}`),
    ];
    expect(topics.filter((topic) => !texts.has(`${topic}.what`) || !texts.has(`${topic}.who`))).toEqual([]);
  });
});

it('offers a button for every entry on a block or field', () => {
  const entries = [...byLocale.en.keys()]
    .filter((key) => /^(?:blocks|fields)\..*\.what$/u.test(key))
    .map((key) => key.replace(/\.what$/u, ''));
  expect([...HELP_TOPICS].sort()).toEqual(entries.sort());
});

it('loads help and tour on demand: no source imports their texts statically', () => {
  const statically = /(?:import|export)\s+(?!type\b)[^;(]*?from\s+'[^']*\/(?:help|tour)\.ts'/u;
  const importing = Object.entries(sources).filter(([, source]) => statically.test(source));
  expect(importing.map(([path]) => path)).toEqual([]);
});

function flat(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value as object, `${prefix}${key}.`)],
    ),
  );
}

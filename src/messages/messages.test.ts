import { describe, expect, it } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { AUDIT_ACTIONS } from '#contract/support/auditActions.ts';
import { isf5 } from '#contract/entities/isf5.ts';
import { ERRORS } from '#contract/errors.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { ROUTES } from '#contract/routes.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { PAY_TYPES, SOURCES, DRAFT_ORIGINS, BILL_TYPES, MATCH_STATUSES } from '#contract/codes.ts';
import { CHARSETS } from '#schema/charset.ts';
import { labelKey } from '#schema/entity.ts';
import type { Fields } from '#schema/field.ts';
import { messages as firstEn } from './en/index.ts';
import { late as lateEn } from './en/late.ts';
import { mail as enMail } from './en/mail.ts';
import { ra as enRa } from './en/ra.ts';
import { messages as firstVi } from './vi/index.ts';
import { late as lateVi } from './vi/late.ts';
import { mail as viMail } from './vi/mail.ts';
import { ra as viRa } from './vi/ra.ts';
import { messages as firstZhCN } from './zh-CN/index.ts';
import { late as lateZhCN } from './zh-CN/late.ts';
import { mail as zhCNMail } from './zh-CN/mail.ts';
import { ra as zhCNRa } from './zh-CN/ra.ts';

/** Texts of mails are the portal's and not in the browser's languages. */
const byLocale: Record<Locale, Map<string, string>> = {
  en: new Map([firstEn, { ra: enRa }, lateEn, { mail: enMail }].flatMap((area) => [...flat(area)])),
  'zh-CN': new Map([firstZhCN, { ra: zhCNRa }, lateZhCN, { mail: zhCNMail }].flatMap((area) => [...flat(area)])),
  vi: new Map([firstVi, { ra: viRa }, lateVi, { mail: viMail }].flatMap((area) => [...flat(area)])),
};
/**
 * The sources as text; the portal names messages of these two areas only, its own dotted names are steps of a send. Kinds
 * of jobs have dots as well.
 */
const browser = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**', '!../messages/**', '!../contract/jobKinds.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const portal = import.meta.glob<string>(['../../portal/**/*.ts', '!../../portal/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(LOCALES)('messages of %s', (locale) => {
  const texts = byLocale[locale];

  it('[G10] has the keys of English, plurals as the language forms them', () => {
    expect([...texts.keys()].sort()).toEqual(expectedKeys(locale).sort());
  });

  it('[G10] has no empty text', () => {
    // The blank choice of react-admin.
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual(['ra.boolean.null']);
  });

  it('[G10] uses the variables of English, no more and no fewer', () => {
    const differing = [...texts].filter(
      ([key, text]) => variables(text).join() !== variables(byLocale.en.get(key) ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('labels every field of both filing types and every section of their forms', () => {
    const wanted = [isf10, isf5].flatMap((of) => [
      ...fieldPaths(of.fields).map((path) => labelKey(of, path)),
      ...Object.keys(of.views.form ?? {}).map((section) => `fields.blocks.${section}`),
    ]);
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('labels every option of every choice', () => {
    const wanted = [isf10, isf5].flatMap((of) => optionKeys(of.fields));
    wanted.push(...BILL_TYPES.map((type) => `choices.billType.${type}`));
    wanted.push(...PAY_TYPES.map((type) => `choices.payType.${type}`));
    wanted.push(...SOURCES.map((source) => `choices.source.${source}`));
    wanted.push(...DRAFT_ORIGINS.map((origin) => `choices.origin.${origin}`));
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('[D07] words every status, so that none is shown by color alone', () => {
    const wanted = [
      ...DECLARATION_STATUS_NAMES.map((name) => `statuses.declaration.${name}`),
      ...MATCH_STATUSES.map((name) => `statuses.match.${name}`),
    ];
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('titles every screen', () => {
    expect(Object.keys(ROUTES).filter((name) => !texts.has(`titles.${name}`))).toEqual([]);
  });

  it('[E04] has a sentence for every refusal of the portal', () => {
    expect(Object.keys(ERRORS).filter((name) => !texts.has(`errors.${name}`))).toEqual([]);
  });

  it('has a sentence for every character set', () => {
    const used = Object.keys(CHARSETS).filter((charset) => !texts.has(`validation.charset.${charset}`));
    expect(used).toEqual([]);
  });

  it('has every key that the sources name', () => {
    const missing = namedKeys().filter((key) => !texts.has(key) && !texts.has(`${key}_other`) && !isBranch(texts, key));
    expect(missing).toEqual([]);
  });
});

/** Keys of a locale: English's, of a plural only `_other` where the language has no singular. */
function expectedKeys(locale: Locale): string[] {
  const keys = [...byLocale.en.keys()];
  return locale === 'en' ? keys : keys.filter((key) => !key.endsWith('_one'));
}

function flat(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value as object, `${prefix}${key}.`)],
    ),
  );
}

function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/gu)].map((match) => match[1] ?? ''))].sort();
}

function fieldPaths(fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'rows' ? [prefix + name, ...fieldPaths(field.of, `${prefix}${name}.0.`)] : [prefix + name],
  );
}

function optionKeys(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    if (field.kind === 'rows') return optionKeys(field.of);
    return field.kind === 'choice' ? field.options.map((option) => `choices.${field.labels}.${option}`) : [];
  });
}

/** Whole keys that are plain literals in the sources. */
function namedKeys(): string[] {
  const areas = new Set([...byLocale.en.keys()].map((key) => key.replace(/\..*/u, '')));
  const named = [...literals(browser, [...areas]), ...literals(portal, ['errors', 'validation'])];
  // `practice.answered` is an action of the audit log.
  return named.filter((key) => !(AUDIT_ACTIONS as readonly string[]).includes(key));
}

function literals(sources: Record<string, string>, areas: readonly string[]): string[] {
  const literal = new RegExp(`['"]((?:${areas.join('|')})(?:\\.[\\w-]+)+)['"]`, 'gu');
  // Examples in comments and names of react-admin's store are no messages.
  const notMessages = /\/\*[\s\S]*?\*\/|useStore\b[^(]*\([^,)]*/gu;
  return Object.values(sources).flatMap((source) =>
    [...source.replaceAll(notMessages, '').matchAll(literal)].map((match) => match[1] ?? ''),
  );
}

const isBranch = (texts: Map<string, string>, key: string): boolean =>
  [...texts.keys()].some((one) => one.startsWith(`${key}.`));

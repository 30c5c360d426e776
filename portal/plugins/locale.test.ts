import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

it.each([
  ['zh-CN', { 'x-lang': 'zh-CN', cookie: 'hgj-lang=vi' }, {}],
  ['vi', { cookie: 'a=1; dev-hgj-lang=vi', 'accept-language': 'en' }, {}],
  ['zh-CN', { cookie: 'hgj-lang=vi' }, { lang: 'zh-CN' }],
  ['vi', { cookie: 'hgj-lang=tlh', 'accept-language': 'vi' }, {}],
  ['en', {}, {}],
])('[C02] [G10] answers in %s to %j %j', (locale, headers, query) => {
  expect(localeOf({ headers, query })).toBe(locale);
});

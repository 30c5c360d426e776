import { expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { currentLanguage } from './currentLanguage.ts';
import { languageCookie } from './languageCookie.ts';

const nothing = { path: '/', search: '', hash: '', cookie: null, browser: [], offered: LOCALES };

it('[G10] uses the address, then the cookie, then the browser, then English', () => {
  const all = { ...nothing, search: '?x=1&lang=VI', cookie: 'zh-CN', browser: ['en-US'] };
  expect(chooseLanguage(all)).toBe('vi');
  expect(chooseLanguage({ ...all, search: '' })).toBe('zh-CN');
  expect(chooseLanguage({ ...all, search: '', cookie: null })).toBe('en');
  expect(chooseLanguage({ ...nothing, browser: ['fr', 'zh-TW'] })).toBe('zh-CN');
  expect(chooseLanguage(nothing)).toBe('en');
});

it('[G10] finds lang in the query of a hash route', () => {
  expect(chooseLanguage({ ...nothing, hash: '#/drafts?lang=vi' })).toBe('vi');
});

it('[G10] skips unsupported languages', () => {
  expect(chooseLanguage({ ...nothing, search: '?lang=de', cookie: 'zh-CN' })).toBe('zh-CN');
});

it('[G10] chooses among the languages that are offered', () => {
  const all = { ...nothing, search: '?lang=vi', cookie: 'zh-CN', browser: ['en-US'] };
  expect(chooseLanguage({ ...all, offered: ['zh-CN', 'en'] })).toBe('zh-CN');
  expect(chooseLanguage({ ...all, offered: ['vi'], search: '' })).toBe('vi');
  expect(chooseLanguage({ ...nothing, path: '/index', offered: ['en', 'vi'] })).toBe('en');
  expect(chooseLanguage({ ...nothing, path: '/index_en', offered: ['zh-CN'] })).toBe('zh-CN');
});

it.each([
  ['/index', '?lang=en', 'zh-CN'],
  ['/index/', '', 'zh-CN'],
  ['/index_en', '', 'en'],
  ['/index_en', '?lang=zh-CN', 'en'],
  ['/index_en', '?lang=vi', 'vi'],
  ['/index_en/', '?lang=en', 'en'],
  ['/index_english', '', 'zh-CN'],
])('[R17] [G02] opens %s%s in %s when the cookie is Chinese', (path, search, language) => {
  expect(chooseLanguage({ ...nothing, path, search, cookie: 'zh-CN' })).toBe(language);
});

it('[G10] is Chinese before anything is loaded', () => {
  expect(currentLanguage()).toBe('zh-CN');
});

it('[G10] stores the language for 365 days for the host or a known parent domain', () => {
  expect(languageCookie('vi', 'isf.tool.example')).toBe(
    'hgj-lang=vi; path=/; max-age=31536000; SameSite=Lax; domain=isf.tool.example',
  );
  expect(languageCookie('en', 'isf.tool.example', ['tool.example'])).toContain('; domain=tool.example');
  expect(languageCookie('en', 'eviltool.example', ['tool.example'])).toContain('; domain=eviltool.example');
});

it('[G10] sets no domain where browsers refuse one', () => {
  for (const host of ['localhost', '127.0.0.1', '::1']) expect(languageCookie('en', host)).not.toContain('domain');
});

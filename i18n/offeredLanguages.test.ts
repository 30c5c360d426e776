// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { offeredNames } from './languageNames.ts';
import { pageLanguage } from './pageLanguage.ts';

it.each([
  ['en vi', { en: 'English', vi: 'Tiếng Việt' }],
  ['__OFFERED_LANGUAGES__', { 'zh-CN': '简体中文', en: 'English', vi: 'Tiếng Việt' }],
])('[G10] offers the languages that the portal wrote into the page: %s', (content, names) => {
  document.head.innerHTML = `<meta name="languages" content="${content}">`;
  expect(offeredNames()).toEqual(names);
});

it('[G10] opens the page in a language that is offered, whatever the cookie has', () => {
  document.head.innerHTML = '<meta name="languages" content="vi">';
  document.cookie = 'hgj-lang=zh-CN';
  expect(pageLanguage()).toBe('vi');
});

import { expect, it } from 'vitest';
import { landingPath, ownPath, signInPath } from './addresses.ts';

it('[G02] returns to the previous page and keeps the language', () => {
  const path = signInPath({ pathname: '/draft/detial', search: '?id=7&lang=vi' });
  const url = new URL(path, 'https://x');
  expect(url.pathname).toBe('/login');
  expect(url.searchParams.get('lang')).toBe('vi');
  expect(ownPath(url.searchParams.get('next'))).toBe('/draft/detial?id=7&lang=vi');
  expect(signInPath({ pathname: '/', search: '' })).toBe('/login');
});

it('follows a next parameter only if it is a path of this app', () => {
  for (const own of ['/', '/hasSent?x=1#y']) expect(ownPath(own)).toBe(own);
  const rejected = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/login?next=/',
    '',
    null,
  ];
  for (const next of rejected) expect(ownPath(next), String(next)).toBe('/');
  expect(ownPath('/\t/evil.example')).toBe('/');
});

it('[G02] redirects to the landing page of the language, with query and cookie language', () => {
  expect(landingPath('zh-CN', '?stageId=1&lang=zh')).toBe('/index?stageId=1&lang=zh');
  expect(landingPath('en', '')).toBe('/index_en?lang=en');
  expect(landingPath('vi', '?a=b')).toBe('/index_en?a=b&lang=vi');
  expect(landingPath('en', '?')).toBe('/index_en?lang=en');
});

it('stays on this app whatever the language parameter contains', () => {
  for (const lang of ['//evil.example', 'https://evil.example', '\\\\evil.example', 'en%0d%0aLocation:x']) {
    const url = new URL(landingPath('en', `?lang=${lang}`), 'https://own.example');
    expect([url.origin, url.pathname]).toEqual(['https://own.example', '/index_en']);
  }
});

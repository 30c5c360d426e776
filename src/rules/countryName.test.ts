import { expect, it } from 'vitest';
import { completeCountryCode, parseCountryCode, countryName } from './countryName.ts';

it('names countries in three languages and returns null for unknown codes', () => {
  expect(['en', 'zh-CN', 'vi'].map((locale) => countryName('CN', locale as 'en'))).toEqual([
    'China',
    '中国',
    'Trung Quốc',
  ]);
  expect(countryName('XX', 'en')).toBeNull();
  expect(countryName('TW', 'zh-CN')).toBe('中国台湾');
});

it.each([
  ['cn', 'CN'],
  [' vietnam ', 'VN'],
  ['越南', 'VN'],
  ['Việt Nam', 'VN'],
  ['USA', 'US'],
  ['p.r. china', 'CN'],
  ['Viet Nam', 'VN'],
  ['ＣＮ', 'CN'],
  ['ｕｓ', 'US'],
  ['Ｃｈｉｎａ', 'CN'],
  ['Narnia', null],
  ['chi', null],
])('parses the country %j as %j', (text, code) => {
  expect(parseCountryCode(text)).toBe(code);
});

it.each([
  ['viet', 'VN'],
  ['germ', 'DE'],
  ['越', null],
  ['indo', 'ID'],
  ['ind', null],
  ['vn', 'VN'],
  ['ＵＳ', 'US'],
  ['America', 'US'],
  ['americ', null],
  ['Republic', null],
  ['united', null],
  ['trung quoc', 'CN'],
  ['Holland', 'NL'],
  ['sha', null],
])('[T06] completes the typed country %j to %j', (text, code) => {
  expect(completeCountryCode(text)).toBe(code);
});

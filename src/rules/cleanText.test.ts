import { describe, expect, it } from 'vitest';
import { cleanDay, cleanHsCode, cleanLines, cleanText, cleanTime, cleanWords } from './cleanText.ts';

describe('cleanText', () => {
  it.each([
    ['ＮＩＮＧＢＯ　ＴＲＡＤＩＮＧ　（ＣＯ）', 'NINGBO TRADING (CO)'],
    ['588，RENMIN ROAD。', '588,RENMIN ROAD.'],
    ['ACME™ Ⅷ ⅻ ﬁne ﬄ…', 'ACMETM VIII xii fine ffl...'],
    ['“ACME” ‘CO’', `"ACME" 'CO'`],
    ['『ACME』 〝CO〞', `"ACME" "CO"`],
    ['MÆRSK ØST ŁÓDŹ', 'MÆRSK OST LODZ'],
    ['12∕3 ﹙B﹚', '12/3 (B)'],
    ['A–B—C～D−E‐F', 'A-B-C-D-E-F'],
    ['Đà Nẵng', 'Da Nang'],
    ['Công ty TNHH Ắ đ', 'Cong ty TNHH A d'],
    ['A\u00a0B\u3000C\tD\r\nE', 'A B C D E'],
    ['A\u200bB\ufeffC\u00adD\u2066E\ufe0f', 'ABCDE'],
    ['  A    B  ', 'A B'],
  ])('[V14] turns %j into %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('[V14] never outputs * or ~', () => {
    expect(cleanText('＊A～B〜C')).toBe('A-B-C');
    expect(cleanText('A*B~')).toBe('A*B~');
  });

  it('keeps characters that cannot be converted', () => {
    expect(cleanText('上海 SHANGHAI', { upper: true })).toBe('上海 SHANGHAI');
    expect(cleanText('© № ③')).toBe('© № ③');
  });

  it('[V14] converts to upper case independently of the locale', () => {
    expect(cleanText('istanbul straße', { upper: true })).toBe('ISTANBUL STRASSE');
  });

  it('is idempotent', () => {
    const once = cleanText(' “Ｎ–ẵ”　x ', { upper: true });
    expect(cleanText(once, { upper: true })).toBe(once);
  });
});

it.each([
  ['8471.30', '847130'],
  ['8471-30', '847130'],
  ['8471.30.0100', '847130'],
  ['8471 30 01', '847130'],
  ['８４７１３０', '847130'],
  ['8471,30', '847130'],
  ['8471，30，0100', '847130'],
  // Two codes in one field.
  ['847130,950300', '847130,950300'],
  // Seven digits are probably a typing error, so they are not shortened.
  ['8471301', '8471301'],
  ['84713', '84713'],
  ['84ab-1', '84AB-1'],
])('cleans the HS code %j to %j', (text, clean) => {
  expect(cleanHsCode(text)).toBe(clean);
});

describe('cleanDay and cleanTime', () => {
  it.each([
    ['2026/8/3', '2026-08-03'],
    ['20260803', '2026-08-03'],
    ['2026年8月3日', '2026-08-03'],
    ['3 August', '3 August'],
  ])('formats the day %j as %j', (text, clean) => {
    expect(cleanDay(text)).toBe(clean);
  });
  it.each([
    ['2026-08-31 9:30', '2026-08-31 09:30:00'],
    ['2026-08-31T18:00:00', '2026-08-31 18:00:00'],
    ['20260831', '2026-08-31 00:00:00'],
    ['soon', 'soon'],
  ])('formats the time %j as %j', (text, clean) => {
    expect(cleanTime(text)).toBe(clean);
  });
});

describe('cleanWords and cleanLines', () => {
  it('removes controls, direction overrides and zero-width characters, and keeps other scripts', () => {
    const hostile = 'G\u1ecdi l\u1ea1i\u202e \u001b[31m上海\u0085 \u2066a\u200bb\u2069';
    expect(cleanWords(hostile)).toBe('G\u1ecdi l\u1ea1i [31m上海 ab');
    expect(cleanWords('Đà Na\u0306\u0303ng'.normalize('NFD'))).toBe('Đà Na\u0306\u0303ng'.normalize('NFD'));
  });

  it('keeps the line breaks of a multiline text', () => {
    expect(cleanLines(' one\u200b \r\ntwo\u2028three\n')).toBe('one\ntwo\nthree');
  });
});

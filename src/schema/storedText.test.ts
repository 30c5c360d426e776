import { describe, expect, it } from 'vitest';
import { text } from './field.ts';
import { formatIssues } from './fieldIssues.ts';
import { containsInvisible, storedText } from './storedText.ts';

const HOSTILE = [
  ['escape sequences', 'A\u001b[31mB', 'A[31mB'],
  ['C0 and C1 controls', 'A\u0000\u0007\u007f\u0080\u009bB', 'AB'],
  ['direction overrides and isolates', '\u202eA\u2066B\u2069\u200f\u061c', 'AB'],
  ['zero-width and filler signs', 'A\u200b\u200d\u2060\ufeff\u00ad\u3164B', 'AB'],
  ['variation selectors and tags', 'A\ufe0f\u{e0041}\u{e0101}B', 'AB'],
] as const;

describe('storedText', () => {
  it.each(HOSTILE)('removes %s', (_name, hostile, clean) => {
    expect(storedText(hostile)).toBe(clean);
    expect(storedText(clean)).toBe(clean);
  });

  it.each(['上海 浦东', 'Đà Nẵng', 'Đà Nẵng'.normalize('NFD'), ' ACME  CO ', 'é\u0301', '𠮷野家', '😀'])(
    'keeps %j',
    (typed) => {
      expect(storedText(typed)).toBe(typed);
    },
  );

  it('keeps tabs and line ends', () => {
    expect(storedText('a\r\nb\tc')).toBe('a\r\nb\tc');
  });
});

it.each(HOSTILE)('rejects a field that contains %s', (_name, hostile) => {
  expect(containsInvisible(hostile)).toBe(true);
  expect(formatIssues(text({ charset: 'customs' }), hostile, {})).toEqual([{ message: 'validation.invisible' }]);
  expect(formatIssues(text({ multiline: true }), hostile, {})).toEqual([{ message: 'validation.invisible' }]);
});

it('accepts line ends in a multiline field only', () => {
  expect(formatIssues(text({ multiline: true }), 'a\nb\tc', {})).toEqual([]);
  expect(formatIssues(text(), 'a\nb', {})).toEqual([{ message: 'validation.invisible' }]);
});

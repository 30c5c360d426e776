import type { ImportCell } from '#rules/importCell.ts';
import { serialDate } from '#rules/importDate.ts';
import { Unreadable } from './unreadable.ts';

/** How a cell format displays numbers. */
export interface NumberStyle {
  isDate: boolean;
  /** `000000` shows six digits. */
  digits: number;
}

export const PLAIN_STYLE: NumberStyle = { isDate: false, digits: 0 };

/** Ids of the built-in date and time formats, including the Chinese and Japanese ones. */
const BUILT_IN_DATES = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47,
]);
for (let id = 50; id <= 58; id++) BUILT_IN_DATES.add(id);

/** Spreadsheet programs write at most 255 characters. */
const CODE_MAX = 1_000;

/**
 * @param code the format as written in the file; empty for a built-in one
 * @throws Unreadable
 */
export function numberStyle(id: number, code: string): NumberStyle {
  if (code.length > CODE_MAX) throw new Unreadable('damaged');
  if (code === '') return BUILT_IN_DATES.has(id) ? { isDate: true, digits: 0 } : PLAIN_STYLE;
  // Removes quoted words, escaped characters, colors and locales, whose letters are not date codes.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/gu, '').split(';')[0] ?? '';
  const isDate = /[dmyhs]/iu.test(bare) && !/general|[#?]/iu.test(bare);
  return { isDate, digits: /^0{2,}$/u.test(bare) ? bare.length : 0 };
}

/**
 * Formats a number from a file. Spreadsheets store fifteen digits; a longer number is `lost`.
 * @example numberCell('8471.3000000000002', PLAIN_STYLE, false) // { text: '8471.3', kind: 'number' }
 */
export function numberCell(raw: string, style: NumberStyle, is1904: boolean): ImportCell {
  const mark = is1904 ? ({ is1904: true } as const) : {};
  if (!style.isDate && style.digits === 0 && /^\d{1,15}$/u.test(raw)) return { text: raw, kind: 'number', ...mark };
  const value = raw.trim() === '' ? Number.NaN : Number(raw);
  if (!Number.isFinite(value)) return { text: raw, kind: 'failed' };
  const date = style.isDate ? serialDate(value, is1904) : null;
  if (date !== null) return { text: date, kind: 'date' };
  if (Math.abs(value) >= 1e15) return { text: raw, kind: 'lost' };
  const text = String(Number(value.toPrecision(15)));
  if (text.includes('e')) return { text: raw, kind: 'lost' };
  return {
    text: style.digits > 0 && /^\d+$/u.test(text) ? text.padStart(style.digits, '0') : text,
    kind: 'number',
    ...mark,
  };
}

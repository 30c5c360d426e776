import { cutText } from '#schema/cutText.ts';
import { isDay, isTime } from '#schema/dateText.ts';
import { cleanDay, cleanText, cleanTime } from './cleanText.ts';
import type { ImportCell, ReadValue, CellMessage } from './importCell.ts';

const DAY = 86_400_000;
/**
 * Day 0 of the two date systems. The 1900 system has a 29 February 1900, so that its days before 1 March 1900 are
 * wrong.
 */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 1927 to 2119; other numbers are probably not dates. */
const SERIAL_MIN = 10_000;
const SERIAL_MAX = 80_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Converts a spreadsheet's serial number to a day, with its time if it has one; null if it is out of range.
 * @example serialDate(46000.5, false) // '2025-12-09 12:00:00'
 */
export function serialDate(serial: number, is1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < (is1904 ? 0 : 61) || serial > 2_958_465) return null;
  // Times are fractions of a day; rounding to seconds removes their imprecision.
  const at = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(serial * 86_400) * 1000);
  const text = at.toISOString();
  return at.getTime() % DAY === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

/** Longer than any supported date format. */
const TEXT_MAX = 100;
/** Longest excerpt of an unreadable text in a message. */
const SHOWN_MAX = 60;

/**
 * Reads a cell as a day or a time. An ambiguous text is an error; as the value of a draft it stays an error until a person
 * corrects it.
 */
export function readSheetDate(cell: ImportCell, kind: 'date' | 'dateTime'): ReadValue {
  const text = cleanText(cell.text);
  if (text === '') return { value: '', message: null };
  // Limits the cost of the patterns below, which grow with the square of the length.
  if (text.length > TEXT_MAX) return unreadable('dateUnreadable', `${cutText(text, SHOWN_MAX)}…`);
  if (/^\d{5}(?:\.\d+)?$/u.test(text)) {
    const serial = Number(text);
    const day = serial >= SERIAL_MIN && serial <= SERIAL_MAX ? serialDate(serial, cell.is1904 === true) : null;
    if (!day) return unreadable('dateUnreadable', text);
    const value = inKind(day, kind);
    return { value, message: { key: 'dateFromNumber', severity: 'notice', args: { from: text, to: value } } };
  }
  const written = inKind(kind === 'date' ? cleanDay(text) : cleanTime(text), kind);
  if (isWhole(written, kind)) return { value: written, message: null };
  const { days, clock } = possibleDays(text, kind);
  const found = [...new Set(days.filter(isDay))];
  if (found.length > 1) return unreadable('dateUnclear', text);
  const value = found[0] ? inKind(cleanTime(`${found[0]} ${clock}`), kind) : '';
  return isWhole(value, kind) ? { value, message: null } : unreadable('dateUnreadable', text);
}

const isWhole = (text: string, kind: 'date' | 'dateTime'): boolean => (kind === 'date' ? isDay(text) : isTime(text));

/** Adds midnight to a day, or removes the clock from a time. */
function inKind(text: string, kind: 'date' | 'dateTime'): string {
  if (kind === 'date') return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u.test(text) ? text.slice(0, 10) : text;
  return isDay(text) ? `${text} 00:00:00` : text;
}

/** All days that a text can mean: `31/8/2026` one, `3/8/2026` two, `Aug 31, 2026` one, `30-Nov-26` one. */
export function possibleDays(text: string, kind: 'date' | 'dateTime'): { days: string[]; clock: string } {
  const { head, clock } = splitClock(text);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/u.exec(head);
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers;
    return { days: [dayText(year, first, second), dayText(year, second, first)], clock };
  }
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[- ./]*([a-z]{3,9})[-., /]*(\d{4}|\d{2})$/iu.exec(head);
  const turned = /^([a-z]{3,9})[. -]*(\d{1,2})(?:st|nd|rd|th)?[, -]*(\d{4})$/iu.exec(head);
  const [, day = '', name = '', written = ''] = words ?? (turned ? ['', turned[2], turned[1], turned[3]] : []);
  const year = written.length === 2 ? fullYear(written, kind) : written;
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return { days: month > 0 ? [dayText(year, String(month), day)] : [], clock };
}

/** `Dec 15, 2026 6pm`, `15 Dec 2026 06:30 PM`, `15/12/2026 18:00` */
function splitClock(text: string): { head: string; clock: string } {
  const half = /^(.*?)[ T,]+(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.?$/iu.exec(text);
  if (half) {
    const [, head = '', hour = '', minute = '00', side = ''] = half;
    const isClock = Number(hour) >= 1 && Number(hour) <= 12;
    const clock = (Number(hour) % 12) + (side.toLowerCase() === 'p' ? 12 : 0);
    return isClock ? { head, clock: `${String(clock).padStart(2, '0')}:${minute}` } : { head: text, clock: '' };
  }
  const [, head = text, clock = ''] = /^(.*?)(?:[ T,]+(\d{1,2}:\d\d(?::\d\d)?))?$/u.exec(text) ?? [];
  return { head, clock };
}

/** Spreadsheets read two-digit years as 1930 to 2029; times of shipments are always in this century. */
const fullYear = (year: string, kind: 'date' | 'dateTime'): string =>
  `${kind === 'date' && Number(year) >= 30 ? '19' : '20'}${year}`;

const dayText = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function unreadable(key: string, from: string): ReadValue {
  const message: CellMessage = { key, severity: 'error', args: { from } };
  return { value: from, message };
}

import { isUtf8 } from 'node:buffer';
import type { ImportCell } from '#rules/importCell.ts';
import { storableText } from './storableText.ts';
import { requireEnding } from './fileEnding.ts';
import { CELL_MAX, COLUMNS_MAX, type TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Records that are compared to choose the separator. */
const PROBED = 20;
/** Rows between two progress reports. */
const REPORT_ROWS = 2_000;

/** Reads a text file with fields separated by comma, semicolon, tab or bar. @throws Unreadable */
export async function readDelimited(bytes: Buffer, sink: TableSink, fileName?: string): Promise<void> {
  const { text, name } = decodeText(bytes);
  requireEnding(fileName, 'csv');
  if (text.trim() === '') throw new Unreadable('empty');
  if (name !== null) sink.note('encoding', { name });
  const [, declared] = /^sep=(.)\r?\n/u.exec(text) ?? [];
  const separator = declared ?? bestSeparator(text, sink);
  const sheet = sink.sheet('', []);
  let isTooWide = false;
  for (const { row, fields, isWider, at } of records(text, separator)) {
    if (declared !== undefined && row === 1) continue;
    isTooWide ||= isWider;
    const cells: (ImportCell | undefined)[] = [];
    let isFilled = false;
    fields.forEach((field, column) => {
      if (field.trim() === '') return;
      cells[column] = toCell(field);
      isFilled = true;
    });
    if (isFilled) sheet.row(row, cells);
    if (row % REPORT_ROWS === 0) await sink.progress(at / text.length);
  }
  sheet.end({ hiddenRows: 0, isTooWide });
}

/** A text file has no cell types; a field of digits may be a number that lost its leading zeros. */
function toCell(field: string): ImportCell {
  const text = storableText(field);
  return { text, kind: /^\s*\d+(?:\.\d+)?\s*$/u.test(text) ? 'number' : 'text' };
}

/** Chooses the separator with the most known columns in one of the first rows, then the one with the most fields. */
function bestSeparator(text: string, sink: TableSink): string {
  const head = text.slice(0, 100_000);
  let best = { separator: ',', score: -1 };
  for (const separator of SEPARATORS) {
    let score = 0;
    let seen = 0;
    for (const { fields } of records(head, separator, true)) {
      score = Math.max(score, sink.score(fields) * 1_000 + fields.length);
      if (++seen >= PROBED) break;
    }
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/**
 * Splits a text into records (RFC 4180); a quote inside an unquoted field is an ordinary character. Fields beyond
 * `COLUMNS_MAX` are skipped; `isWider` is true when one of them had a text.
 * @param isPart the text may end within a field
 */
function* records(
  text: string,
  separator: string,
  isPart = false,
): Generator<{ row: number; fields: string[]; isWider: boolean; at: number }> {
  let at = 0;
  let row = 0;
  while (at < text.length) {
    row++;
    const fields: string[] = [];
    let isWider = false;
    for (;;) {
      const { field, end } = readField(text, at, separator, row, isPart);
      if (fields.length < COLUMNS_MAX) fields.push(field);
      else isWider ||= field.trim() !== '';
      at = end;
      if (text[at] !== separator) break;
      at++;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    yield { row, fields, isWider, at };
  }
}

function readField(text: string, from: number, separator: string, row: number, isPart: boolean) {
  let at = from;
  let field = '';
  if (text[at] === '"') {
    for (;;) {
      const quote = text.indexOf('"', at + 1);
      if (quote < 0) {
        if (!isPart) throw new Unreadable('quote', { row });
        return { field: '', end: text.length };
      }
      // Appending many pieces to a long string is slow; the rest of an overlong field is cut off anyway.
      const isKept = field.length <= CELL_MAX;
      if (isKept) field += text.slice(at + 1, quote);
      at = quote + 1;
      if (text[at] !== '"') break;
      if (isKept) field += '"';
    }
  }
  const start = at;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
  return { field: field + text.slice(start, at), end: at };
}

/** Decodes a file; `name` is the encoding when it was guessed. @throws Unreadable */
export function decodeText(bytes: Buffer): { text: string; name: string | null } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decodeAs('utf-16le', bytes), name: null };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decodeAs('utf-16be', bytes), name: null };
  const wide = wideEncoding(bytes);
  if (wide) return { text: decodeAs(wide, bytes), name: wide.toUpperCase() };
  if (bytes.some(isControl)) throw new Unreadable('binary');
  if (!isUtf8(bytes)) return { text: decodeAs('gb18030', bytes), name: 'GB18030' };
  // Unlike TextDecoder, `toString` creates a string with one byte per character where possible.
  return { text: bytes.toString('utf8', startsWithMark(bytes) ? 3 : 0), name: null };
}

const startsWithMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** Control characters except line ends, tabs and the escape of some encodings. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);

/** Detects UTF-16 without a byte order mark: every other byte of Latin letters is zero. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const probe = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  probe.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < probe.length / 5 || Math.min(even, odd) > 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decodeAs(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('encoding');
  }
}

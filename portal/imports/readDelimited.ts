import { isUtf8 } from 'node:buffer';
import type { Cell } from '#rules/importCell.ts';
import { storableText } from './storableText.ts';
import { requireEnding } from './fileEnding.ts';
import { CELL_MAX, COLUMNS_MAX, type TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Records by which the separator is chosen. */
const PROBED = 20;
/** Rows between two looks at the clock. */
const BREATH = 2_000;

/** Reads a text file: comma, semicolon, tab or bar between its fields. @throws Unreadable */
export async function readDelimited(bytes: Buffer, sink: TableSink, fileName?: string): Promise<void> {
  const { text, name } = decodeText(bytes);
  requireEnding(fileName, 'csv');
  if (text.trim() === '') throw new Unreadable('empty');
  if (name !== null) sink.note('encoding', { name });
  const [, said] = /^sep=(.)\r?\n/u.exec(text) ?? [];
  const separator = said ?? bestSeparator(text, sink);
  const sheet = sink.sheet('', []);
  let isTooWide = false;
  for (const { row, fields, isWider, at } of records(text, separator)) {
    if (said !== undefined && row === 1) continue;
    isTooWide ||= isWider;
    const cells: (Cell | undefined)[] = [];
    let isFilled = false;
    fields.forEach((field, column) => {
      if (field.trim() === '') return;
      cells[column] = cellOf(field);
      isFilled = true;
    });
    if (isFilled) sheet.row(row, cells);
    if (row % BREATH === 0) await sink.progress(at / text.length);
  }
  sheet.end({ hiddenRows: 0, isTooWide });
}

/** A text file does not tell numbers from texts; what is all digits may have been a number that lost its zeros. */
function cellOf(field: string): Cell {
  const text = storableText(field);
  return { text, kind: /^\s*\d+(?:\.\d+)?\s*$/u.test(text) ? 'number' : 'text' };
}

/** The one by which the first rows name the most columns; among equals the one that parts them most. */
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
 * The records of a text, as RFC 4180 has them; a quote inside of a plain field is a sign like any other. Of a record
 * with more fields than a table has columns the rest is skipped; `isWider` when a text was among it.
 * @param isPart the text may end in the middle of a field
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
      // Each piece that is appended costs more than its characters; of a long field only the begin is shown.
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

/** The text of a file in the encoding it seems to have; `name` when that was a guess. @throws Unreadable */
export function decodeText(bytes: Buffer): { text: string; name: string | null } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decodeAs('utf-16le', bytes), name: null };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decodeAs('utf-16be', bytes), name: null };
  const wide = wideEncoding(bytes);
  if (wide) return { text: decodeAs(wide, bytes), name: wide.toUpperCase() };
  // A text has no control signs but line ends and tabs.
  if (bytes.some(isControl)) throw new Unreadable('binary');
  if (!isUtf8(bytes)) return { text: decodeAs('gb18030', bytes), name: 'GB18030' };
  // Unlike TextDecoder, it makes a text with one byte per character where that is possible.
  return { text: bytes.toString('utf8', startsWithMark(bytes) ? 3 : 0), name: null };
}

const startsWithMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** Control characters except line ends, tabs and the escape of some encodings. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);

/** UTF-16 without its mark: every other byte of Latin letters is zero. */
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

import { CFB, read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { ImportCell } from '#rules/importCell.ts';
import { cellCount, oldBookParts } from './oldBookParts.ts';
import { storableText } from './storableText.ts';
import { numberCell, numberStyle, type NumberStyle } from './numberCell.ts';
import { COLUMNS_MAX, MERGED_MAX, type MergedBlock, type TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

const BOF = 0x0809;
const EOF = 0x000a;
const FILEPASS = 0x002f;
/** Workbooks of 5 MB have 210,000 to 250,000 cells; more would mostly be numbers. */
const CELLS_MAX = 300_000;
/** OLE container: header size, FAT sectors listed in the header, special values of a FAT entry. */
const HEADER_SIZE = 512;
const FIRST_TABLES = 109;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const SPECIAL = 0xfffffffa;
/** Rows between two progress reports. */
const REPORT_ROWS = 2_000;

/** Reads the streams of an OLE container, such as an old Office file. @throws Unreadable */
export function oleStreams(bytes: Buffer): { names: string[]; content: (name: string) => Buffer | null } {
  requireAllSectors(bytes);
  try {
    const container = CFB.read(bytes, { type: 'buffer' });
    const names = container.FullPaths.map((path: string) => path.slice(path.lastIndexOf('/', path.length - 2) + 1));
    return {
      names: container.FullPaths.concat(names),
      content: (name) => {
        const index = names.indexOf(name);
        const entry = container.FileIndex[index];
        if (!entry) return null;
        const content = Buffer.from(entry.content);
        // A truncated file has less content than its directory declares.
        return content.length === entry.size ? content : null;
      },
    };
  } catch {
    throw new Unreadable('damaged');
  }
}

/** Reads the visible sheets of an old workbook (.xls), a part at a time. @throws Unreadable */
export async function readXls(bytes: Buffer, sink: TableSink): Promise<void> {
  const stream = workbookStream(bytes, sink);
  const styleOf = styleCache();
  let sheet: OpenSheet | null = null;
  for (const { parts, stream: part } of oldBookParts(stream)) {
    const book = parse(part);
    const is1904 = book.Workbook?.WBProps?.date1904 === true;
    for (const [index, { from, rows, isHidden, isLast }] of parts.entries()) {
      const name = book.SheetNames[index] ?? '';
      const cells = book.Sheets[name];
      if (!cells) continue;
      if (isHidden) {
        if (isLast) sink.hidden(name);
        continue;
      }
      if (from === 0) sheet = openSheet(name, cells, sink);
      if (!sheet) continue;
      await readRows(sheet, cells, { convert: (cell) => toCell(cell, styleOf, is1904), rows, sink });
      if (isLast) sheet.target.end({ hiddenRows: sheet.hiddenRows, isTooWide: sheet.isTooWide });
    }
  }
}

/** A function of its own, so that the container is released before the workbook is parsed. */
function workbookStream(bytes: Buffer, sink: TableSink): Buffer {
  const { names, content } = oleStreams(bytes);
  const stream = content('Workbook') ?? content('Book');
  if (!stream) throw new Unreadable('damaged');
  requireComplete(stream);
  if (names.some((name) => /_VBA_PROJECT/u.test(name))) sink.note('macros');
  return stream;
}

interface OpenSheet {
  target: ReturnType<TableSink['sheet']>;
  isTooWide: boolean;
  hiddenRows: number;
}

function openSheet(name: string, cells: WorkSheet, sink: TableSink): OpenSheet {
  const merged = cells['!merges'] ?? [];
  if (merged.length > MERGED_MAX) throw new Unreadable('tooLarge');
  const blocks = merged.map(({ s, e }): MergedBlock => ({ left: s.c, right: e.c, top: s.r + 1, bottom: e.r + 1 }));
  return { target: sink.sheet(name, blocks), isTooWide: false, hiddenRows: 0 };
}

interface RowReading {
  convert: (cell: CellObject) => ImportCell | null;
  /** Number of rows of the whole sheet. */
  rows: number;
  sink: TableSink;
}

async function readRows(sheet: OpenSheet, part: WorkSheet, { convert, rows, sink }: RowReading): Promise<void> {
  const lines: unknown = part['!data'];
  const data = Array.isArray(lines) ? (lines as (CellObject | undefined)[][]) : [];
  for (const [at, line] of data.entries()) {
    const cells: (ImportCell | undefined)[] = [];
    let isFilled = false;
    for (const [column, found] of (line ?? []).entries()) {
      const cell = found && convert(found);
      if (!cell) continue;
      if (column >= COLUMNS_MAX) sheet.isTooWide = true;
      else {
        cells[column] = cell;
        isFilled = true;
      }
    }
    if (!isFilled) continue;
    if (part['!rows']?.[at]?.hidden) sheet.hiddenRows++;
    sheet.target.row(at + 1, cells);
    if (at % REPORT_ROWS === 0) await sink.progress(at / rows);
  }
}

/** Checks that all sectors that the FAT marks as used exist: a gap would shift the content after it. */
function requireAllSectors(bytes: Buffer): void {
  if (bytes.length < HEADER_SIZE) throw new Unreadable('damaged');
  const size = 1 << bytes.readUInt16LE(30);
  if (size !== 512 && size !== 4096) throw new Unreadable('damaged');
  // Programs pad the last sector, so a gap leaves it incomplete.
  if (bytes.length % size !== 0) throw new Unreadable('damaged');
  let used = -1;
  for (let slot = 0; slot < FIRST_TABLES; slot++) {
    const table = bytes.readUInt32LE(76 + slot * 4);
    if (table === FREE) break;
    const start = (table + 1) * size;
    if (start + size > bytes.length) throw new Unreadable('damaged');
    for (let entry = 0; entry < size / 4; entry++) {
      const next = bytes.readUInt32LE(start + entry * 4);
      // Some programs mark free sectors with END_OF_CHAIN; a real end of a chain is counted as the `next` of another.
      if (next !== FREE && next !== END_OF_CHAIN) used = Math.max(used, (slot * size) / 4 + entry);
      if (next < SPECIAL) used = Math.max(used, next);
    }
  }
  if (bytes.length < (used + 2) * size) throw new Unreadable('damaged');
}

/** Refuses a truncated workbook, which the library would read in part. @throws Unreadable */
function requireComplete(stream: Buffer): void {
  let at = 0;
  let depth = 0;
  let parts = 0;
  let cells = 0;
  while (at + 4 <= stream.length) {
    const kind = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (kind === FILEPASS) throw new Unreadable('password');
    if (at + 4 + length > stream.length) break;
    cells += cellCount(kind, length);
    if (cells > CELLS_MAX) throw new Unreadable('tooLarge');
    if (kind === BOF) depth++;
    if (kind === EOF && --depth === 0) parts++;
    if (kind === 0 && length === 0 && depth === 0) break;
    at += 4 + length;
  }
  // The workbook's globals and at least one sheet.
  if (depth !== 0 || parts < 2) throw new Unreadable('damaged');
}

function parse(stream: Buffer): WorkBook {
  try {
    return read(stream, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      bookVBA: false,
    });
  } catch (error) {
    throw new Unreadable(/password|encrypt/iu.test(String(error)) ? 'password' : 'damaged');
  }
}

/** Caches styles, because thousands of cells have the same format. */
function styleCache(): (code: string) => NumberStyle {
  const known = new Map<string, NumberStyle>();
  return (code) => {
    const style = known.get(code) ?? numberStyle(0, code);
    known.set(code, style);
    return style;
  };
}

function toCell(
  { t, v, z, w }: CellObject,
  styleOf: (code: string) => NumberStyle,
  is1904: boolean,
): ImportCell | null {
  if (t === 'n' && typeof v === 'number') {
    return numberCell(String(v), styleOf(typeof z === 'string' ? z : ''), is1904);
  }
  if (t === 'e') return { text: w ?? '#ERROR!', kind: 'failed' };
  if (v === undefined || v === null) return null;
  const text = typeof v === 'boolean' ? (v ? 'TRUE' : 'FALSE') : storableText(String(v));
  return text.trim() === '' ? null : { text, kind: 'text' };
}

import { Unreadable } from './unreadable.ts';

/** BIFF record types. */
const BOF = 0x0809;
const EOF = 0x000a;
const BOUNDSHEET = 0x0085;
const CONTINUE = 0x003c;
const STRING = 0x0207;
const FORMULA = 0x0006;
const ROW = 0x0208;
const MULRK = 0x00bd;
/** One cell: formula, rich text, shared text, number, text, truth value or error, RK. */
const CELLS: ReadonlySet<number> = new Set([FORMULA, 0x00d6, 0x00fd, 0x0203, 0x0204, 0x0205, 0x027e]);
/** Global records that cells depend on: code page, dates from 1904, formats, XF, shared texts. */
const GLOBALS: ReadonlySet<number> = new Set([0x0042, 0x0022, 0x041e, 0x00e0, 0x00fc]);
/** Records of a sheet besides its cells: dimensions and merged cells. */
const SHEET: ReadonlySet<number> = new Set([0x0200, 0x00e5]);
const ROWS = 65_536;
/** Each is read from its beginning to its end, and sheets may be nested. */
const SHEETS_MAX = 1_000;
/** The library holds up to 800 bytes per cell. */
const PART_CELLS = 25_000;

export function cellCount(kind: number, length: number): number {
  if (kind === MULRK) return Math.max(0, Math.floor((length - 6) / 6));
  return CELLS.has(kind) ? 1 : 0;
}

interface SheetPlace {
  /** Offset of the record that declares it, and of its own beginning. */
  record: number;
  start: number;
  isHidden: boolean;
}

/** Rows of a sheet that are parsed at once; `isLast` ends the sheet. */
interface SheetPart extends SheetPlace {
  from: number;
  to: number;
  isLast: boolean;
  rows: number;
}

/** Some parts of different sheets as the stream of a small workbook. */
interface PartOfBook {
  parts: SheetPart[];
  stream: Buffer;
}

/**
 * Divides the stream of an old workbook into small workbooks of at most 25,000 cells (or one row), because the library
 * holds all cells of a stream as objects.
 * @throws Unreadable for a sheet that does not exist, or too many
 */
export function* oldBookParts(stream: Buffer): Generator<PartOfBook> {
  const { globals, sheets } = readGlobals(stream);
  let parts: SheetPart[] = [];
  let cells = 0;
  for (const sheet of sheets) {
    for (const { count, ...part } of divideRows(stream, sheet)) {
      if (parts.length > 0 && cells + count > PART_CELLS) {
        yield { parts, stream: join(stream, globals, parts) };
        parts = [];
        cells = 0;
      }
      parts.push(part);
      cells += count;
    }
  }
  if (parts.length > 0) yield { parts, stream: join(stream, globals, parts) };
}

/** Calls back with each record of one substream; nested substreams (charts) are left out. */
function eachRecord(stream: Buffer, start: number, take: (kind: number, at: number, end: number) => void): void {
  let depth = 0;
  let at = start;
  while (at + 4 <= stream.length) {
    const kind = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (end > stream.length) break;
    if (kind === BOF) depth++;
    if (depth === 1) take(kind, at, end);
    if (kind === EOF && --depth === 0) return;
    at = end;
  }
  throw new Unreadable('damaged');
}

function readGlobals(stream: Buffer): { globals: Buffer[]; sheets: SheetPlace[] } {
  const globals: Buffer[] = [];
  const sheets = new Map<number, SheetPlace>();
  let isKept = false;
  eachRecord(stream, 0, (kind, at, end) => {
    if (kind === BOUNDSHEET) {
      const start = end - at < 10 ? stream.length : stream.readUInt32LE(at + 4);
      if (start + 4 > stream.length || stream.readUInt16LE(start) !== BOF) throw new Unreadable('damaged');
      if (sheets.size >= SHEETS_MAX) throw new Unreadable('tooLarge');
      sheets.set(start, { record: at, start, isHidden: (stream.readUInt8(at + 8) & 3) !== 0 });
    }
    if (kind !== CONTINUE) isKept = GLOBALS.has(kind) || kind === BOF;
    if (isKept) globals.push(stream.subarray(at, end));
  });
  return { globals, sheets: [...sheets.values()].toSorted((a, b) => a.start - b.start) };
}

/** Divides a sheet by rows, because a file may list its cells in any order. */
function divideRows(stream: Buffer, sheet: SheetPlace): (SheetPart & { count: number })[] {
  const counts = new Uint32Array(ROWS);
  let rows = 0;
  eachRecord(stream, sheet.start, (kind, at, end) => {
    const count = cellCount(kind, end - at - 4);
    if (count === 0 || end - at < 6) return;
    const row = stream.readUInt16LE(at + 4);
    counts[row] = (counts[row] ?? 0) + count;
    rows = Math.max(rows, row + 1);
  });
  const parts = [];
  let from = 0;
  let count = 0;
  for (let row = 0; row < rows; row++) {
    const own = counts[row] ?? 0;
    if (count > 0 && count + own > PART_CELLS) {
      parts.push({ ...sheet, from, to: row, isLast: false, rows, count });
      from = row;
      count = 0;
    }
    count += own;
  }
  parts.push({ ...sheet, from, to: ROWS, isLast: true, rows, count });
  return parts;
}

/** The globals, a declaration for each part with its new offset, and the parts. */
function join(stream: Buffer, globals: readonly Buffer[], parts: readonly SheetPart[]): Buffer {
  const declared = parts.map(({ record }) => Buffer.from(stream.subarray(record, endOf(stream, record))));
  const end = Buffer.from([EOF, 0, 0, 0]);
  const contents = parts.map((part) => [...recordsOf(stream, part)]);
  const size = (pieces: readonly Buffer[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0);
  let start = size(globals) + size(declared) + end.length;
  for (const [index, record] of declared.entries()) {
    record.writeUInt32LE(start, 4);
    start += size(contents[index] ?? []);
  }
  return Buffer.concat([...globals, ...declared, end, ...contents.flat()]);
}

const endOf = (stream: Buffer, at: number): number => at + 4 + stream.readUInt16LE(at + 2);

/** The records of a part: those of the sheet, and the rows and cells of the part. */
function recordsOf(stream: Buffer, { start, from, to }: SheetPart): Buffer[] {
  const pieces: Buffer[] = [];
  let isKept = false;
  let hasFormula = false;
  let first = start;
  let last = start;
  const flush = (): void => {
    if (last > first) pieces.push(stream.subarray(first, last));
  };
  eachRecord(stream, start, (kind, at, end) => {
    if (kind === STRING) isKept = hasFormula;
    else if (kind !== CONTINUE) {
      const isOfRow = kind === ROW || kind === MULRK || CELLS.has(kind);
      const row = isOfRow && end - at >= 6 ? stream.readUInt16LE(at + 4) : -1;
      isKept = isOfRow ? row >= from && row < to : SHEET.has(kind) || kind === BOF || kind === EOF;
      if (kind === FORMULA) hasFormula = isKept;
    }
    if (!isKept) return;
    if (at !== last) {
      flush();
      first = at;
    }
    last = end;
  });
  flush();
  return pieces;
}

import { findBillNumbers } from './finders/billNumber.ts';
import { findHsCodes } from './finders/hsCodes.ts';
import { joinCellLines, readHeader, type HeaderColumn } from './tableHeader.ts';
import { isOtherLabel, joinText, type Cell, type TextLayout, type TextLine } from './layout/textLine.ts';

/** A row of a table: the lines of each column. */
export type TableRow = Map<HeaderColumn, TextLine[]>;

export interface Table {
  /** Each row is a bill of lading, or a line of goods. */
  of: 'bills' | 'goods';
  rows: TableRow[];
}

const ROWS_MAX = 5_000;
/** Columns of a table with a single bill. */
const COLUMNS_MIN = 4;

/** Finds tables by their header rows; the rows below must hold bill numbers or HS codes in the named column. */
export function findTables(layout: TextLayout, claimed: Set<TextLine>): Table[] {
  const found: Table[] = [];
  for (let at = 0; at < layout.rows.length; at++) {
    const header = readHeader(layout, at);
    if (!header) continue;
    const { columns, size } = header;
    const { rows, end } = readRows(layout, at + size, columns);
    const of = rows.some((row) => billsIn(row).length > 0) ? 'bills' : 'goods';
    if (of === 'goods' && !rows.some(hasCodes)) continue;
    // `SHIPPER | B/L NO.` above one number are two boxes.
    if (of === 'bills' && columns.length < COLUMNS_MIN && new Set(rows.flatMap(billsIn)).size < 2) continue;
    for (const row of layout.rows.slice(at, end))
      for (const cell of row) for (const line of cell.lines) claimed.add(line);
    found.push({ of, rows });
    at = end - 1;
  }
  return found;
}

function valueOf(row: TableRow, field: string): TextLine[] {
  for (const [{ meaning }, lines] of row) {
    if (meaning.kind === 'field' && (meaning.fields as string[]).includes(field)) return lines;
  }
  return [];
}

const billsIn = (row: TableRow): string[] => [
  ...findBillNumbers(joinText(valueOf(row, 'ams'))),
  ...findBillNumbers(joinText(valueOf(row, 'billNo'))),
];
const hasCodes = (row: TableRow): boolean => findHsCodes(joinText(valueOf(row, 'hs'))).length > 0;

function readRows(
  layout: TextLayout,
  from: number,
  columns: readonly HeaderColumn[],
): { rows: TableRow[]; end: number } {
  const rows: TableRow[] = [];
  const isPage = layout.kind === 'page';
  let ofBills = false;
  let end = from;
  let last: Cell | null = null;
  for (let at = from; at < Math.min(layout.rows.length, from + ROWS_MAX); at++) {
    const cells = layout.rows[at]!;
    const first = cells[0]!;
    const height = first.bottom - first.top;
    const isFew = columns.length < COLUMNS_MIN;
    if (isEnd(isPage ? cells.filter((cell) => !isPartyText(cell, columns)) : cells, isFew)) break;
    const row: TableRow = new Map();
    for (const cell of cells) {
      const column = columnOf(cell, columns, isPage);
      if (column) row.set(column, [...(row.get(column) ?? []), ...cell.lines]);
    }
    // Rows with pictures are far apart.
    const isFar = isPage && last !== null && first.top - last.bottom > 5 * height;
    if (isFar && !((hasCodes(row) || billsIn(row).length > 0) && row.size * 2 > columns.length)) break;
    last = first;
    end = at + 1;
    // A bill's cell of several lines: codes below its first line belong to it.
    const isNew = billsIn(row).length > 0 || (hasCodes(row) && !(isPage && ofBills)) || (!isPage && row.size > 1);
    ofBills ||= billsIn(row).length > 0;
    const open = rows.at(-1);
    if (isNew || !open) {
      if (row.size > 0) rows.push(row);
    } else if (isPage) for (const [column, lines] of row) open.set(column, [...(open.get(column) ?? []), ...lines]);
  }
  return { rows, end };
}

/** `WAREHOUSE` below `ABC STORAGE` continues a party's name; a label there has a colon. */
function isPartyText(cell: Cell, columns: readonly HeaderColumn[]): boolean {
  // `SHIPPER | B/L NO.` are boxes, below which other labels stand.
  if (columns.length < COLUMNS_MIN) return false;
  return columnOf(cell, columns, true)?.meaning.kind === 'party' && !/[:：]/u.test(cell.lines[0]!.text);
}

/** A total, or labels of something else, end a table. @param isFew the columns may be boxes, below which others stand */
function isEnd(cells: readonly Cell[], isFew: boolean): boolean {
  const [first] = cells;
  if (!first) return false;
  if (/^(?:GRAND |SUB ?)?TOTAL|^合计|^总计|^TONG CONG|^TỔNG/iu.test(joinCellLines(first))) return true;
  const others = cells.filter((cell) => {
    const line = cell.lines[0]!;
    return isOtherLabel(line) && line.label?.meaning.kind !== 'stop';
  });
  return (
    others.length > 0 &&
    (isFew || others.length * 2 > cells.length || others.some((cell) => cell.lines[0]!.label?.meaning.kind === 'party'))
  );
}

function columnOf(cell: Cell, columns: readonly HeaderColumn[], isPage: boolean): HeaderColumn | null {
  if (!isPage) return columns.find(({ left, right }) => cell.left >= left && cell.left < right) ?? null;
  let best: HeaderColumn | null = null;
  let most = 0;
  const middle = (cell.left + cell.right) / 2;
  for (const column of columns) {
    const overlap = Math.min(cell.right, column.right) - Math.max(cell.left, column.left);
    const near = Math.min(
      Math.abs(cell.left - column.left),
      Math.abs(cell.right - column.right),
      Math.abs(middle - (column.left + column.right) / 2),
    );
    const score = Math.max(0, overlap) + Math.max(0, 12 - near);
    if (score > most) {
      most = score;
      best = column;
    }
  }
  return best;
}

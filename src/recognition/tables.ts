import { findBillNumbers } from './finders/billNumber.ts';
import { findHsCodes } from './finders/hsCodes.ts';
import { readLabel, type Meaning } from './labels/readLabel.ts';
import { isOtherLabel, joinText, type Cell, type Layout, type TextLine } from './layout/textLine.ts';

export interface Column {
  left: number;
  right: number;
  meaning: Meaning;
}

/** A row of a table: the lines of each column. */
export type TableRow = Map<Column, TextLine[]>;

export interface Table {
  /** Each row is a bill of lading, or a line of goods. */
  of: 'bills' | 'goods';
  columns: Column[];
  rows: TableRow[];
}

const ROWS_MAX = 5_000;

/** Finds tables by their header rows; the rows below must hold bill numbers or HS codes in the named column. */
export function findTables(layout: Layout, claimed: Set<TextLine>): Table[] {
  const found: Table[] = [];
  for (let at = 0; at < layout.rows.length; at++) {
    const columns = readHeader(layout, at);
    if (!columns) continue;
    const { rows, end } = readRows(layout, at + 1, columns);
    const kind = isField(columns, 'ams') || isField(columns, 'billNo') ? 'bills' : 'goods';
    if (rows.length === 0) continue;
    const of = kind === 'bills' && rows.some((row) => billsIn(row).length > 0) ? 'bills' : 'goods';
    if (of === 'goods' && !rows.some((row) => hasCodes(row))) continue;
    for (const row of layout.rows.slice(at, end))
      for (const cell of row) for (const line of cell.lines) claimed.add(line);
    found.push({ of, columns, rows });
    at = end - 1;
  }
  return found;
}

const isField = (columns: readonly Column[], field: string): boolean =>
  columns.some(({ meaning }) => meaning.kind === 'field' && (meaning.fields as string[]).includes(field));

export function valueOf(row: TableRow, field: string): TextLine[] {
  for (const [{ meaning }, lines] of row) {
    if (meaning.kind === 'field' && (meaning.fields as string[]).includes(field)) return lines;
  }
  return [];
}

export const billsIn = (row: TableRow): string[] => [
  ...findBillNumbers(joinText(valueOf(row, 'ams'))),
  ...findBillNumbers(joinText(valueOf(row, 'billNo'))),
];
const hasCodes = (row: TableRow): boolean => findHsCodes(joinText(valueOf(row, 'hs'))).length > 0;

const cellText = (cell: Cell): string => cell.lines.map(({ text }) => text).join(' ');

/** A header names at least two columns, among them bill numbers or HS codes, and holds hardly anything else. */
function readHeader(layout: Layout, at: number): Column[] | null {
  const cells = layout.rows[at]!;
  if (cells.length < 2) return null;
  const above = layout.rows[at - 1] ?? [];
  const columns: Column[] = [];
  let unknown = 0;
  for (const cell of cells) {
    const meaning = headerMeaning(cell, above);
    if (meaning) columns.push({ left: cell.left, right: cell.right, meaning });
    else unknown++;
  }
  const named = columns.filter(({ meaning }) => meaning.kind !== 'stop').length;
  const hasKey = isField(columns, 'hs') || isField(columns, 'ams') || isField(columns, 'billNo');
  const next = layout.rows[at + 1];
  if (!hasKey || columns.length < 2 || unknown > columns.length || !next) return null;
  return named >= 1 ? withOwners(withSecondHeader(columns, next)) : null;
}

function headerMeaning(cell: Cell, above: readonly Cell[]): Meaning | null {
  const label = readLabel(cellText(cell));
  if (!label?.isClosed) return null;
  // A value in the header's cell makes it a form.
  if (cell.lines.some(({ label: own, text }) => own?.isClosed === true && own.end < text.length)) return null;
  if (label.meaning.kind !== 'part') return label.meaning;
  const owner =
    above.find(({ left, right }) => left <= cell.left && right > cell.left) ??
    above.findLast(({ left }) => left <= cell.left);
  const party = owner && readLabel(cellText(owner));
  return party?.meaning.kind === 'party' ? { ...party.meaning, parts: label.meaning.parts } : label.meaning;
}

/** `City` and `Country` belong to the party at their left. */
function withOwners(columns: readonly Column[]): Column[] {
  let party: Extract<Meaning, { kind: 'party' }> | null = null;
  return columns.map((column) => {
    const { meaning } = column;
    if (meaning.kind === 'party') party = meaning;
    return meaning.kind === 'part' && party ? { ...column, meaning: { ...party, parts: meaning.parts } } : column;
  });
}

/** Parts of merged party headings may stand in a second header row. */
function withSecondHeader(columns: Column[], next: readonly Cell[]): Column[] {
  const made: Column[] = [];
  for (const column of columns) {
    const { meaning } = column;
    const end = columns[columns.indexOf(column) + 1]?.left ?? Infinity;
    const under = next.filter(({ left }) => left >= column.left && left < end);
    const parts = under.map((cell) => ({ cell, label: readLabel(cellText(cell)) }));
    if (
      meaning.kind === 'party' &&
      parts.length > 0 &&
      parts.every(({ label }) => label?.isClosed && label.meaning.kind === 'part')
    ) {
      for (const { cell, label } of parts) {
        if (label?.meaning.kind === 'part')
          made.push({ left: cell.left, right: cell.right, meaning: { ...meaning, parts: label.meaning.parts } });
      }
    } else made.push(column);
  }
  return made;
}

function readRows(layout: Layout, from: number, columns: readonly Column[]): { rows: TableRow[]; end: number } {
  const rows: TableRow[] = [];
  const isPage = layout.kind === 'page';
  let end = from;
  let last: Cell | null = null;
  for (let at = from; at < Math.min(layout.rows.length, from + ROWS_MAX); at++) {
    const cells = layout.rows[at]!;
    const first = cells[0]!;
    const height = first.bottom - first.top;
    if (isEnd(cells, columns) || (isPage && last && first.top - last.bottom > 5 * height)) break;
    last = first;
    end = at + 1;
    const row: TableRow = new Map();
    for (const cell of cells) {
      const column = columnOf(cell, columns, isPage);
      if (column) row.set(column, [...(row.get(column) ?? []), ...cell.lines]);
    }
    const isNew = billsIn(row).length > 0 || hasCodes(row) || (!isPage && row.size > 1);
    const open = rows.at(-1);
    if (isNew || !open) {
      if (row.size > 0) rows.push(row);
    } else if (isPage) for (const [column, lines] of row) open.set(column, [...(open.get(column) ?? []), ...lines]);
  }
  return { rows, end };
}

/** A total, or labels of something else, end a table. */
function isEnd(cells: readonly Cell[], columns: readonly Column[]): boolean {
  const [first] = cells;
  if (/^(?:GRAND |SUB ?)?TOTAL|^合计|^总计|^TONG CONG|^TỔNG/iu.test(cellText(first!))) return true;
  const others = cells.filter((cell) => {
    const line = cell.lines[0]!;
    return isOtherLabel(line) && line.label?.meaning.kind !== 'stop';
  });
  return (
    others.length > 0 &&
    (others.length * 2 > cells.length || others.some((cell) => cell.lines[0]!.label?.meaning.kind === 'party')) &&
    columns.length > 0
  );
}

function columnOf(cell: Cell, columns: readonly Column[], isPage: boolean): Column | null {
  if (!isPage) return columns.find(({ left, right }) => cell.left >= left && cell.left < right) ?? null;
  let best: Column | null = null;
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

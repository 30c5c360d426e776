import { readLabel } from './labels/readLabel.ts';
import type { Meaning } from './labels/meaning.ts';
import type { Cell, TextLayout } from './layout/textLine.ts';

export interface HeaderColumn {
  left: number;
  right: number;
  meaning: Meaning;
}

const hasField = (columns: readonly HeaderColumn[], field: string): boolean =>
  columns.some(({ meaning }) => meaning.kind === 'field' && (meaning.fields as string[]).includes(field));

export const joinCellLines = (cell: Cell): string => cell.lines.map(({ text }) => text).join(' ');

interface Header {
  columns: HeaderColumn[];
  /** Rows of the page that it takes. */
  size: number;
}

/** A header names at least two columns, among them bill numbers or HS codes, and holds hardly anything else. */
export function readHeader(layout: TextLayout, at: number): Header | null {
  if (layout.rows[at]!.length < 2) return null;
  const { cells, size } = withWrapped(layout, at);
  const above = layout.rows[at - 1] ?? [];
  const columns: HeaderColumn[] = [];
  let unknown = 0;
  for (const cell of cells) {
    const meaning = headerMeaning(cell, above);
    if (meaning) columns.push({ left: cell.left, right: cell.right, meaning });
    else unknown++;
  }
  // 品名 | 税号: without a party it is the tariff's number.
  if (hasField(columns, 'description') && columns.every(({ meaning }) => meaning.kind !== 'party')) {
    for (const column of columns) {
      if (column.meaning.kind === 'taxId' && column.meaning.roles.length === 0)
        column.meaning = { kind: 'field', fields: ['hs'] };
    }
  }
  const named = columns.filter(({ meaning }) => meaning.kind !== 'stop').length;
  const hasKey = hasField(columns, 'hs') || hasField(columns, 'ams') || hasField(columns, 'billNo');
  const next = layout.rows[at + size];
  if (!hasKey || columns.length < 2 || unknown > columns.length || !next) return null;
  if (named < 1) return null;
  const withParts = withOwners(withSecondHeader(columns.map(toAddressColumn), next));
  return { columns: hasField(withParts, 'hs') ? withParts.map(toOriginColumn) : withParts, size };
}

const WRAPPED_MAX = 3;

/** The cells of a header of a page, joined with the words below them that end their labels: `Made` above `in`. */
function withWrapped(layout: TextLayout, at: number): { cells: readonly Cell[]; size: number } {
  let cells: readonly Cell[] = layout.rows[at]!;
  let size = 1;
  while (layout.kind === 'page' && size < WRAPPED_MAX) {
    const below = layout.rows[at + size] ?? [];
    const joined = joinBelow(cells, below);
    if (!joined) break;
    cells = joined;
    size++;
  }
  return { cells, size };
}

/** Null where a text below is more than the end of the label above it. */
function joinBelow(cells: readonly Cell[], below: readonly Cell[]): Cell[] | null {
  const joined = [...cells];
  for (const cell of below) {
    const owner = joined.findIndex(({ left, right }) => Math.min(right, cell.right) > Math.max(left, cell.left));
    const above = joined[owner];
    if (!above || /\d/u.test(joinCellLines(cell)) || cell.top - above.bottom > 0.6 * (cell.bottom - cell.top))
      return null;
    const lines = [...above.lines, ...cell.lines];
    const whole = { lines, left: Math.min(above.left, cell.left), right: Math.max(above.right, cell.right) };
    joined[owner] = { ...whole, top: above.top, bottom: cell.bottom };
    if (!readLabel(joinCellLines(joined[owner]))?.isClosed) return null;
  }
  return below.length > 0 ? joined : null;
}

/** `Stuffing address` beside `Stuffing name` names the street, not the whole party. */
function toAddressColumn(column: HeaderColumn, _at: number, all: readonly HeaderColumn[]): HeaderColumn {
  const { meaning } = column;
  if (meaning.kind !== 'party' || meaning.parts.length > 0) return column;
  const hasName = all.some(
    ({ meaning: other }) =>
      other.kind === 'party' && other.parts.includes('name') && other.roles.join() === meaning.roles.join(),
  );
  return hasName ? { ...column, meaning: { ...meaning, parts: ['addr'] } } : column;
}

/** A letter of a stamp over the header. */
const STRAY_LETTER = /^\s*\p{L}\s*$/u;

function headerMeaning(cell: Cell, above: readonly Cell[]): Meaning | null {
  const text = joinCellLines(cell);
  const label = readLabel(text);
  if (!label || !(label.isClosed || STRAY_LETTER.test(text.slice(label.end)))) return null;
  // A value in the header's cell makes it a form.
  if (cell.lines.some(({ label: own, text }) => own?.isClosed === true && own.end < text.length)) return null;
  if (label.meaning.kind !== 'part') return label.meaning;
  const owner =
    above.find(({ left, right }) => left <= cell.left && right > cell.left) ??
    above.findLast(({ left }) => left <= cell.left);
  const party = owner && readLabel(joinCellLines(owner));
  return party?.meaning.kind === 'party' ? { ...party.meaning, parts: label.meaning.parts } : label.meaning;
}

/** `HTS | Country | Description`: without a party it is the country of the goods. */
function toOriginColumn(column: HeaderColumn, _at: number, all: readonly HeaderColumn[]): HeaderColumn {
  const { meaning } = column;
  const isCountry = meaning.kind === 'part' && meaning.parts.includes('country');
  if (!isCountry || hasField(all, 'origin') || all.some(({ meaning: { kind } }) => kind === 'party')) return column;
  return { ...column, meaning: { kind: 'field', fields: ['origin'] } };
}

/** `City` and `Country` belong to the party at their left. */
function withOwners(columns: readonly HeaderColumn[]): HeaderColumn[] {
  let party: Extract<Meaning, { kind: 'party' }> | null = null;
  return columns.map((column) => {
    const { meaning } = column;
    if (meaning.kind === 'party') party = meaning;
    return meaning.kind === 'part' && party ? { ...column, meaning: { ...party, parts: meaning.parts } } : column;
  });
}

/** Parts of merged party headings may be in a second header row. */
function withSecondHeader(columns: HeaderColumn[], next: readonly Cell[]): HeaderColumn[] {
  const made: HeaderColumn[] = [];
  for (const column of columns) {
    const { meaning } = column;
    const end = columns[columns.indexOf(column) + 1]?.left ?? Infinity;
    const under = next.filter(({ left }) => left >= column.left && left < end);
    const parts = under.map((cell) => ({ cell, label: readLabel(joinCellLines(cell)) }));
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

import type { DocumentGrid } from '../documentModel.ts';
import type { Label } from '../labels/readLabel.ts';
import { STREET } from '#rules/addressWords.ts';
import { cleanText } from '#rules/cleanText.ts';
import { endsWithCountry } from '../party/countryWords.ts';
import { splitLabelled } from '../labels/splitLabelled.ts';
import { withoutLeaders } from './leaders.ts';
import {
  isAddressEnd,
  isExplanation,
  isOtherLabel,
  isProse,
  isValueOf,
  makeLine,
  restOf,
  type Candidate,
  type Cell,
  type TextLayout,
  type TextLine,
} from './textLine.ts';

/** A merged cell is found from this many of its rows. */
const SPAN_MAX = 60;
/** Characters and lines of a cell that are read: longer ones are terms and conditions. */
const CELL_MAX = 8_000;
const CELL_LINES_MAX = 80;
/** Most lines of a value. */
const LINES_MAX = 12;

export function gridLayout(grid: DocumentGrid, document: number, part: number): TextLayout {
  const rows: Cell[][] = [];
  /** Cells that cover a row, also merged ones that began above. */
  const covering: Cell[][] = [];
  const lines: TextLine[] = [];
  const owners = new Map<TextLine, Cell>();
  const sorted = grid.cells.toSorted((one, other) => one.row - other.row || one.column - other.column);
  for (const { row, column, rowSpan, columnSpan, text } of sorted) {
    const texts = text
      .slice(0, CELL_MAX)
      .split(/\r?\n/u)
      .slice(0, CELL_LINES_MAX)
      .flatMap((line) => splitLabelled(withoutLeaders(line)))
      .filter((line) => line.trim() !== '');
    if (texts.length === 0 || row < 0 || column < 0) continue;
    const cell: Cell = { lines: [], left: column, right: column + columnSpan, top: row, bottom: row + rowSpan };
    for (const [at, line] of texts.entries()) {
      const step = rowSpan / texts.length;
      const made = makeLine({
        text: line.trim(),
        source: { document, part, cell: { row, column }, text: line.trim() },
        left: column,
        right: column + columnSpan,
        top: row + at * step,
        bottom: row + (at + 1) * step,
        certainty: 1,
      });
      cell.lines.push(made);
      lines.push(made);
      owners.set(made, cell);
    }
    (rows[row] ??= []).push(cell);
    for (let at = row; at < row + Math.min(rowSpan, SPAN_MAX); at++) (covering[at] ??= []).push(cell);
  }
  for (const cells of covering) cells?.sort((one, other) => one.left - other.left);
  const cellOf = (line: TextLine): Cell => owners.get(line)!;
  const startAt = (row: number, column: number): Cell | undefined => rows[row]?.find(({ left }) => left === column);

  /** Lines of a cell and, while its cells hold one line each, of the rows below that begin no other value. */
  const withRowsBelow = (cell: Cell, first: TextLine[], labelColumn: number, label: Label | null): TextLine[] => {
    const { meaning } = label ?? {};
    const isHs = meaning?.kind === 'field' && meaning.fields[0] === 'hs';
    const found = [...first];
    const isLast = (next: Cell): boolean =>
      isHs ? !/^\d{4}[\d. ]{2,10}\d\b/u.test(next.lines[0]!.text) : isAddressEnd(found, label, next.lines[0]!);
    if (cell.lines.length > 1) return found;
    for (let row = cell.bottom; found.length < LINES_MAX; row++) {
      const next = startAt(row, cell.left);
      if (!next || next.lines.some(isOtherLabel) || isLast(next)) break;
      // Text in the label's column begins another value.
      if (labelColumn < cell.left && covering[row]?.some(({ left }) => left < cell.left && left >= labelColumn)) break;
      if (labelColumn === cell.left && isSentence(next.lines[0]!.text)) break;
      found.push(...next.lines);
      if (next.lines.length > 1) break;
    }
    return found;
  };

  const candidates = (line: TextLine): Candidate[] => {
    const cell = cellOf(line);
    const inside = linesInside(cell, line);
    const found: Candidate[] = [];
    if (inside.length > 0) {
      const isLast = cell.lines.length === 1;
      found.push({ via: 'inside', lines: isLast ? withRowsBelow(cell, inside, cell.left, line.label) : inside });
    }
    const beside = covering[cell.top]?.filter(({ left }) => left >= cell.right) ?? [];
    const right = beside[1] && isProse(beside[0]!.lines) ? beside[1] : beside[0];
    if (right && isValueOf(line, right.lines[0]!)) {
      const next = beside[beside.indexOf(right) + 1]?.lines ?? [];
      // `HBL | ABCD | 26110045`
      const isSplit = /^[A-Z]{4}$/u.test(right.lines[0]!.text) && next[0] && isBareNumber(next[0]);
      const lines = isSplit ? [right.lines[0]!, next[0]!] : withRowsBelow(right, right.lines, cell.left, line.label);
      // `Seller | ABC LTD | 88 RENMIN ROAD, FOSHAN, CHINA`
      if (lines.length === 1 && next[0] && isWholeParty(line.label) && isAddress(next[0])) lines.push(...next);
      found.push({ via: 'right', lines });
    }
    const below = startAt(cell.bottom, cell.left);
    if (below && isValueOf(line, below.lines[0]!)) {
      found.push({ via: 'below', lines: withRowsBelow(below, below.lines, cell.left, line.label) });
    }
    return found;
  };
  const rowOf = (line: TextLine): readonly Cell[] => rows[cellOf(line).top] ?? [];
  return { kind: 'grid', document, part, name: grid.name, rows: rows.filter(Boolean), lines, candidates, rowOf };
}

/** The value in the label's own cell: after it, and on the following lines until another label. */
function linesInside(cell: Cell, line: TextLine): TextLine[] {
  const rest = restOf(line);
  const found: TextLine[] = rest ? [rest] : [];
  for (const next of cell.lines.slice(cell.lines.indexOf(line) + 1)) {
    if (isOtherLabel(next)) break;
    if (found.length > 0 || !isExplanation(next)) found.push(next);
  }
  // Labels of parts without values explain the label: `Name and address`.
  return found.every(({ label, text }) => label?.isClosed && label.end >= text.length) ? [] : found;
}

const isBareNumber = ({ text, label }: TextLine): boolean => label === null && /^[A-Z]{0,4}[-\d]{5,12}$/u.test(text);
const isWholeParty = (label: Label | null): boolean =>
  label?.meaning.kind === 'party' && label.meaning.parts.length === 0;
/** A street with its place. */
const isAddress = ({ text, label }: TextLine): boolean => {
  const flat = cleanText(text, { upper: true });
  return !label?.isClosed && flat.includes(',') && (endsWithCountry(flat) || (/\d/u.test(flat) && STREET.test(flat)));
};
const isSentence = (text: string): boolean => /[.!?。]\s*$/u.test(text) && text.split(/\s+/u).length > 9;

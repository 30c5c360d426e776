import type { Entry } from './entries.ts';
import { findBillNumbers } from './finders/billNumber.ts';
import { readLabel } from './labels/readLabel.ts';
import { joinText, type Cell, type TextLayout, type TextLine } from './layout/textLine.ts';

/** Each bill reads every row. */
const BILLS_MAX = 200;

/** The entries of each bill where labels are in the first columns and each further column is a bill. */
export function readColumnBills(layout: TextLayout, claimed: Set<TextLine>): Entry[][] {
  if (layout.kind !== 'grid') return [];
  for (const row of layout.rows) {
    const at = row.findIndex(isBillLabel);
    if (at < 0) continue;
    const values = row.slice(at + 1).filter((cell) => findBillNumbers(joinText(cell.lines)).length === 1);
    const distinct = new Set(values.map((cell) => findBillNumbers(joinText(cell.lines))[0]));
    if (distinct.size < 2 || values.length !== row.length - at - 1) continue;
    return values.slice(0, BILLS_MAX).map((value) => readColumn(layout, row[at]!, value, claimed));
  }
  return [];
}

function isBillLabel(cell: Cell): boolean {
  const label = readLabel(joinText(cell.lines).replace(/\n/gu, ' '));
  return (
    label?.isClosed === true &&
    label.meaning.kind === 'field' &&
    label.meaning.fields.some((field) => field === 'ams' || field === 'billNo')
  );
}

function readColumn(layout: TextLayout, labels: Cell, column: Cell, claimed: Set<TextLine>): Entry[] {
  const found: Entry[] = [];
  for (const row of layout.rows) {
    const label = row.find(({ left }) => left === labels.left);
    const value = row.find(({ left, right }) => left <= column.left && right > column.left && left > labels.left);
    const [line] = label?.lines ?? [];
    const read = label && readLabel(joinText(label.lines).replace(/\n/gu, ' '));
    if (!line || !value || !read?.isClosed) continue;
    const meaning = read.meaning.kind === 'part' ? partOf(found.at(-1), read.meaning.parts) : read.meaning;
    if (!meaning) continue;
    for (const one of [...(label?.lines ?? []), ...value.lines]) claimed.add(one);
    found.push({ meaning, label: line, value: value.lines, number: '', isExact: read.isExact });
  }
  return found;
}

/** `City` below `Seller name` is the seller's. */
function partOf(
  before: Entry | undefined,
  parts: Extract<Entry['meaning'], { kind: 'part' }>['parts'],
): Entry['meaning'] | null {
  return before?.meaning.kind === 'party' ? { ...before.meaning, parts } : null;
}

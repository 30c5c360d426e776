import type { Entry } from './entries.ts';
import type { Meaning } from './labels/meaning.ts';
import { readLabel } from './labels/readLabel.ts';
import type { PartKind, Role } from './labels/labelTable.ts';
import { isOtherLabel, type Cell, type TextLayout, type TextLine } from './layout/textLine.ts';

const meaningOf = (cell: Cell): Meaning | null => {
  const text = cell.lines.map((line) => line.text).join(' ');
  const label = readLabel(text);
  return label?.isClosed && text.slice(label.end).trim() === '' ? label.meaning : null;
};

/** Tables of which each row or each column is a party, with a column or a row for each of its parts. */
export function readPartyTables(layout: TextLayout, claimed: Set<TextLine>): Entry[] {
  const found: Entry[] = [];
  for (let at = 0; at < layout.rows.length - 1; at++) {
    const row = layout.rows[at]!;
    if (row.length < 2) continue;
    const made = partiesAsRows(layout, at) ?? partiesAsColumns(layout, at);
    if (!made) continue;
    found.push(...made);
    for (const { label, value } of made) for (const line of [label, ...value]) claimed.add(line);
  }
  return found;
}

const PARTS_MIN = 2;

function partiesAsRows(layout: TextLayout, at: number): Entry[] | null {
  const header = layout.rows[at]!;
  const columns = header.flatMap((cell) => {
    const meaning = meaningOf(cell);
    return meaning?.kind === 'part' ? [{ cell, parts: meaning.parts }] : [];
  });
  // Values beside the labels make it a form.
  if (columns.length < header.length - 1) return null;
  if (columns.length < PARTS_MIN || !columns.some(({ parts }) => parts.includes('addr') || parts.includes('country')))
    return null;
  const found: Entry[] = [];
  for (const row of layout.rows.slice(at + 1, at + 20)) {
    const [first, ...cells] = row;
    const meaning = first && meaningOf(first);
    if (meaning?.kind !== 'party') {
      // On a page, a cell continues in the next row.
      if (found.length > 0 && !addWrapped(layout, row, columns, found)) break;
      continue;
    }
    for (const cell of cells) {
      const column = columns.find((one) => isBelow(one.cell, cell));
      if (column) found.push(entryOf(first!, cell, meaning.roles, column.parts));
    }
  }
  return found.length > 0 ? found : null;
}

interface PartColumn {
  cell: Cell;
  parts: PartKind[];
}

/** Adds the cells of a row without a party to the party above; false where the table has ended. */
function addWrapped(layout: TextLayout, row: readonly Cell[], columns: readonly PartColumn[], found: Entry[]): boolean {
  const { label } = found.at(-1)!;
  const owners = row.map((cell) => columns.find((one) => isBelow(one.cell, cell)));
  // Text left of the parts continues the party's label.
  const isWrapped = owners.every((owner, at) => owner !== undefined || row[at]!.right < columns[0]!.cell.left);
  if (layout.kind !== 'page' || !isWrapped || row.some(({ lines }) => lines.some(isOtherLabel))) return false;
  row.forEach((cell, at) => {
    const entry = found.findLast(({ meaning }) => meaning.kind === 'party' && meaning.parts === owners[at]?.parts);
    if (entry?.label === label) entry.value.push(...cell.lines);
  });
  return true;
}

function partiesAsColumns(layout: TextLayout, at: number): Entry[] | null {
  const columns = layout.rows[at]!.flatMap((cell) => {
    const meaning = meaningOf(cell);
    return meaning?.kind === 'party' && meaning.parts.length !== 1 ? [{ cell, roles: meaning.roles }] : [];
  });
  if (columns.length < 2) return null;
  const found: Entry[] = [];
  for (const row of layout.rows.slice(at + 1, at + 9)) {
    const [first, ...cells] = row;
    const meaning = first && first.left < columns[0]!.cell.left ? meaningOf(first) : null;
    // `Name | ABC LTD | Name | DEF LTD` is a form: each party has labels of its own.
    if (meaning?.kind !== 'part' || cells.some((cell) => meaningOf(cell)?.kind === 'part')) break;
    for (const cell of cells) {
      const column = columns.find((one) => isBelow(one.cell, cell));
      if (column) found.push(entryOf(column.cell, cell, column.roles, meaning.parts));
    }
  }
  return found.length > 0 ? found : null;
}

const isBelow = (header: Cell, cell: Cell): boolean =>
  (cell.left >= header.left - 3 && cell.left < header.right) || (cell.left < header.right && cell.right > header.left);

const entryOf = (label: Cell, value: Cell, roles: Role[], parts: PartKind[]): Entry => ({
  meaning: { kind: 'party', roles, parts },
  label: label.lines[0]!,
  value: [...value.lines],
  number: '',
  isExact: true,
});

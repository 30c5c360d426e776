import { blankFields } from '#schema/blank.ts';
import type { AnyRecord, Fields } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import { CAPS } from '#schema/caps.ts';
import type { CellMessage } from './importCell.ts';
import type { ImportColumn } from './importColumns.ts';
import type { Cells, UnfinishedBill, RowMessage } from './unfinishedBill.ts';
import { allowsSeveralValues, splitCellValues } from './splitCellValues.ts';

export const NUMBER = 'amsRequestList.amsNo';

/** One list of a bill with its columns in the sheet. */
export interface ImportList {
  /** Index among the lists of the bill. */
  at: number;
  list: string;
  of: AnyRecord;
  start: number;
  parts: readonly ImportColumn[];
  /** The B/L number column, if this is the list of bills of lading. */
  number: ImportColumn | undefined;
  /** The column whose cells may contain several values. */
  several: ImportColumn | undefined;
}

export function importLists(fields: Fields, columns: readonly ImportColumn[]): ImportList[] {
  const lists = Object.entries(fields).flatMap(([list, field]) => (field.kind === 'rows' ? [{ list, field }] : []));
  return lists.map(({ list, field }, at) => {
    const parts = columns.filter(({ column }) => column.list === list);
    return {
      at,
      list,
      of: blankFields(field.of),
      start: field.start ?? 0,
      parts,
      number: parts.find(({ column }) => column.path === NUMBER),
      several: parts.find(({ column }) => allowsSeveralValues(column.path)),
    };
  });
}

/** Adds a row's line to one list: none, one, or several if a cell contains several values. */
export function addLine(target: UnfinishedBill, into: ImportList, row: number, cells: Cells): void {
  const { list, parts } = into;
  if (parts.every((part) => !cells[part.at] || cells[part.at]?.merged)) return;
  const number = into.number && cells[into.number.at];
  // A merged number belongs to an earlier row: this row only adds goods.
  if (number?.merged) return;
  const lines = target.bill[list] as AnyRecord[];
  const { line, found, pieces } = readLine(into, lines.length, row, cells);
  const amsNo = into.number ? fieldText(line, 'amsNo') : '';
  if (amsNo !== '' && pieces.length < 2 && target.numbers.has(amsNo)) {
    reportDifferences(target, into, line, row, cells);
    return;
  }
  // Skips a `House bill` that is repeated on every line of goods without a number.
  const last = lines.at(-1);
  const isEcho = into.number !== undefined && !number && last !== undefined;
  if (isEcho && parts.every(({ column }) => line[column.name] === last[column.name])) return;
  target.messages.push(...found);
  for (const one of splitLine(into, line, pieces)) {
    if (lines.length >= CAPS.rows) {
      const place = { row, column: parts[0]?.at ?? null, field: list };
      target.messages.push({ key: 'listFull', args: { max: CAPS.rows }, severity: 'error', ...place });
      return;
    }
    lines.push(one);
    target.listRows[into.at]?.push(row);
    if (into.number) target.numbers.add(fieldText(one, 'amsNo'));
  }
}

function readLine({ list, of, parts, several, number }: ImportList, index: number, row: number, cells: Cells) {
  const line = { ...of };
  const found: RowMessage[] = [];
  const pieces = several ? splitCellValues(several.column.path, cells[several.at]?.text ?? '') : [];
  for (const part of parts) {
    const cell = cells[part.at];
    if (!cell) continue;
    const { value, message } = part.read(cell, line);
    line[part.column.name] = value;
    const isSplit = part === several && pieces.length > 1;
    const shown: CellMessage | null = isSplit
      ? { key: number ? 'numbersSplit' : 'codesSplit', args: {}, severity: 'notice' }
      : message;
    if (shown) found.push({ ...shown, row, column: part.at, field: `${list}.${index}.${part.column.name}` });
  }
  return { line, found, pieces };
}

function splitLine({ several }: ImportList, line: AnyRecord, pieces: readonly string[]): AnyRecord[] {
  if (!several || pieces.length < 2) return [line];
  return pieces.map((text) => ({ ...line, [several.column.name]: several.read({ text, kind: 'text' }, line).value }));
}

/** Reports cells that differ from the earlier row with the same number. */
function reportDifferences(target: UnfinishedBill, into: ImportList, line: AnyRecord, row: number, cells: Cells): void {
  const { at, list, parts } = into;
  const lines = target.bill[list] as AnyRecord[];
  const index = lines.findIndex((one) => one['amsNo'] === line['amsNo']);
  for (const {
    at: column,
    column: { name },
  } of parts) {
    const kept = fieldText(lines[index] ?? {}, name);
    if (!cells[column] || line[name] === kept) continue;
    const args = { kept, row: target.listRows[at]?.[index] ?? target.row };
    target.messages.push({ key: 'differs', args, severity: 'error', row, column, field: `${list}.${index}.${name}` });
  }
}

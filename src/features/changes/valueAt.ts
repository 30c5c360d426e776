import type { AnyRecord } from '#schema/field.ts';
import { rowsOf, textOf } from '#schema/problems.ts';

/** The text at a path of a bill; empty for a row or a list. */
export function valueAt(record: AnyRecord, path: string): string {
  const [first = '', row, cell] = path.split('.');
  if (row === undefined) return textOf(record, first);
  return cell === undefined ? '' : textOf(rowsOf(record, first)[Number(row)] ?? {}, cell);
}

/** Whether two bills say the same at a path, a list or a row included. */
export function isSameAt(one: AnyRecord, other: AnyRecord, path: string): boolean {
  const [first = '', row, cell] = path.split('.');
  const rows = [one, other].map((record) => rowsOf(record, first));
  const isWhole = cell === undefined && rows.some(({ length }) => length > 0);
  if (!isWhole) return valueAt(one, path) === valueAt(other, path);
  const [was, is] = rows.map((list) => JSON.stringify(row === undefined ? list : list[Number(row)]));
  return was === is;
}

import { cutText } from './cutText.ts';
import type { AnyRecord, FieldDeclaration, Fields, RecordOf, ScalarField } from './field.ts';
import { fieldsIn, fieldRows, fieldText } from './recordText.ts';

interface RecordCaps {
  text: number;
  rows: number;
}

const UNCAPPED: RecordCaps = { text: Infinity, rows: Infinity };

/** `field` is a path, e.g. `billHsRequestList.0.hsCode`. */
export interface CellChange {
  field: string;
  before: string;
  after: string;
}

/**
 * Projects a record to its declared fields. A value that is neither text nor number becomes blank.
 * @example declaredFields(isf10.fields, { bugerName: 7, extra: 1 }).bugerName // '7'
 */
export function declaredFields<F extends Fields>(
  fields: F,
  record: AnyRecord,
  caps: RecordCaps = UNCAPPED,
): RecordOf<F> {
  const kept: AnyRecord = {};
  for (const [name, field] of fieldsIn(fields)) {
    const value = record[name];
    kept[name] =
      field.kind === 'rows'
        ? recordsIn(value)
            .slice(0, caps.rows)
            .map((row) => declaredFields(field.of, row, caps))
        : cutText(cellText(value), caps.text);
  }
  return kept as RecordOf<F>;
}

/**
 * Blank for a row or a list.
 * @example valueAt(bill, 'lines.0.code')
 */
export function valueAt(record: AnyRecord, path: string): string {
  const [first = '', row, cell] = path.split('.');
  if (row === undefined) return fieldText(record, first);
  return cell === undefined ? '' : fieldText(fieldRows(record, first)[Number(row)] ?? {}, cell);
}

/** Null for a list or a row, for a name that is not declared, and for a cell of a field that is not a list. */
export function fieldAt(fields: Fields, path: string): ScalarField | null {
  const [first = '', , cell] = path.split('.');
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (field?.kind !== 'rows') return path === first ? (field ?? null) : null;
  const inner = cell !== undefined && Object.hasOwn(field.of, cell) ? field.of[cell] : undefined;
  return inner && inner.kind !== 'rows' ? inner : null;
}

export function isSameValue(field: FieldDeclaration, one: unknown, other: unknown): boolean {
  if (field.kind !== 'rows') return cellText(one) === cellText(other);
  const [rows, others] = [recordsIn(one), recordsIn(other)];
  return rows.length === others.length && rows.every((row, at) => isSame(field.of, row, others[at] ?? {}));
}

/** @example isSame(ship.fields, saved, form.record) */
export const isSame = (fields: Fields, one: AnyRecord, other: AnyRecord): boolean =>
  fieldsIn(fields).every(([name, field]) => isSameValue(field, one[name], other[name]));

/** Compares at the path of a field, a cell, a row or a list. */
export function isSameAt(fields: Fields, one: AnyRecord, other: AnyRecord, path: string): boolean {
  const [first = '', row, cell] = path.split('.');
  const field = fields[first];
  if (field?.kind !== 'rows' || cell !== undefined) return valueAt(one, path) === valueAt(other, path);
  if (row === undefined) return isSameValue(field, one[first], other[first]);
  const [was, is] = [one, other].map((record) => fieldRows(record, first)[Number(row)]);
  return was && is ? isSame(field.of, was, is) : was === is;
}

/**
 * The fields that differ, a list as one.
 * @example diff(ship.fields, before, after) // ['name']
 */
export const diff = (fields: Fields, before: AnyRecord, after: AnyRecord): string[] =>
  fieldsIn(fields).flatMap(([name, field]) => (isSameValue(field, before[name], after[name]) ? [] : [name]));

/**
 * The cells that differ. A row that only one record has differs in each filled cell.
 * @example diffCells(isf10.fields, held, sent) // [{ field: 'billHsRequestList.0.hsCode', before: '940360', after: '940161' }]
 */
export function diffCells(fields: Fields, before: AnyRecord, after: AnyRecord, prefix = ''): CellChange[] {
  return fieldsIn(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    const [was, is] = [before[name], after[name]];
    if (field.kind !== 'rows') {
      const [old, now] = [cellText(was), cellText(is)];
      return old === now ? [] : [{ field: path, before: old, after: now }];
    }
    const [rows, others] = [recordsIn(was), recordsIn(is)];
    return Array.from({ length: Math.max(rows.length, others.length) }, (_, at) =>
      diffCells(field.of, rows[at] ?? {}, others[at] ?? {}, `${path}.${at}.`),
    ).flat();
  });
}

export function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const cellText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const recordsIn = (value: unknown): AnyRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

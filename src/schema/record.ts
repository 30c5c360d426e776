import type { AnyRecord, Field, Fields, RecordOf, ScalarField } from './field.ts';
import { fieldsIn, rowsOf, textOf } from './recordText.ts';

/** The longest text and the most rows that a projection takes over. */
export interface RecordCaps {
  text: number;
  rows: number;
}

const UNCAPPED: RecordCaps = { text: Infinity, rows: Infinity };

/** One cell in which two records differ; `field` is a path such as `billHsRequestList.0.hsCode`. */
export interface CellChange {
  field: string;
  before: string;
  after: string;
}

/**
 * The declared fields of a record and nothing else, in the order of the declaration. What is missing or is neither text
 * nor number is blank.
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
        : cellText(value).slice(0, caps.text);
  }
  return kept as RecordOf<F>;
}

/**
 * The text at a path; blank for a row or a list.
 * @example valueAt(bill, 'lines.0.code')
 */
export function valueAt(record: AnyRecord, path: string): string {
  const [first = '', row, cell] = path.split('.');
  if (row === undefined) return textOf(record, first);
  return cell === undefined ? '' : textOf(rowsOf(record, first)[Number(row)] ?? {}, cell);
}

/** The declaration of the field at a path; null for a list or a row. */
export function fieldAt(fields: Fields, path: string): ScalarField | null {
  const [first = '', , cell] = path.split('.');
  const field = fields[first];
  if (field?.kind !== 'rows') return field ?? null;
  const inner = cell === undefined ? undefined : field.of[cell];
  return inner && inner.kind !== 'rows' ? inner : null;
}

/** Whether two values of a field say the same; rows are compared cell by cell. */
export function isSameValue(field: Field, one: unknown, other: unknown): boolean {
  if (field.kind !== 'rows') return cellText(one) === cellText(other);
  const [rows, others] = [recordsIn(one), recordsIn(other)];
  return rows.length === others.length && rows.every((row, at) => isSame(field.of, row, others[at] ?? {}));
}

/**
 * Whether two records say the same in every declared field.
 * @example isSame(ship.fields, saved, form.record)
 */
export const isSame = (fields: Fields, one: AnyRecord, other: AnyRecord): boolean =>
  fieldsIn(fields).every(([name, field]) => isSameValue(field, one[name], other[name]));

/** Whether two records say the same at a path: a field, a cell, a row or a list. */
export function isSameAt(fields: Fields, one: AnyRecord, other: AnyRecord, path: string): boolean {
  const [first = '', row, cell] = path.split('.');
  const field = fields[first];
  if (field?.kind !== 'rows' || cell !== undefined) return valueAt(one, path) === valueAt(other, path);
  if (row === undefined) return isSameValue(field, one[first], other[first]);
  const [was, is] = [one, other].map((record) => rowsOf(record, first)[Number(row)]);
  return was && is ? isSame(field.of, was, is) : was === is;
}

/**
 * The names of the fields in which two records differ, a list as one, in the order of the declaration.
 * @example diff(ship.fields, before, after) // ['name']
 */
export const diff = (fields: Fields, before: AnyRecord, after: AnyRecord): string[] =>
  fieldsIn(fields).flatMap(([name, field]) => (isSameValue(field, before[name], after[name]) ? [] : [name]));

/**
 * Two records cell by cell, in the order of the declaration. A row that only one of them has differs in every cell it
 * fills.
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

/** Whether a value may be read by the names of its fields. */
export function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const cellText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const recordsIn = (value: unknown): AnyRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

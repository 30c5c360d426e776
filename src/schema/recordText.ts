import type { AnyRecord, Field, Fields } from './field.ts';

/**
 * The text of a record's field; anything that is not text counts as empty.
 * @example textOf(record, 'name')
 */
export function textOf(record: AnyRecord, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : '';
}

/**
 * The rows of a record's list field.
 * @example rowsOf(bill, 'lines').length
 */
export function rowsOf(record: AnyRecord, name: string): AnyRecord[] {
  const value = record[name];
  return Array.isArray(value) ? (value as AnyRecord[]) : [];
}

const listed = new WeakMap<Fields, [string, Field][]>();

/** The fields of a declaration with their names; declarations never change, and are asked of thousands of records. */
export function fieldsIn(fields: Fields): readonly [string, Field][] {
  const known = listed.get(fields) ?? Object.entries(fields);
  listed.set(fields, known);
  return known;
}

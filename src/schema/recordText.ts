import type { AnyRecord, FieldDeclaration, Fields } from './field.ts';

/**
 * Empty for a value that is no text and no number.
 * @example fieldText(record, 'name')
 */
export function fieldText(record: AnyRecord, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** @example fieldRows(record, 'goods') */
export function fieldRows(record: AnyRecord, name: string): AnyRecord[] {
  const value = record[name];
  return Array.isArray(value) ? (value as AnyRecord[]) : [];
}

const listed = new WeakMap<Fields, [string, FieldDeclaration][]>();

/** Cached `Object.entries(fields)`: declarations are immutable and used for thousands of records. */
export function fieldsIn(fields: Fields): readonly [string, FieldDeclaration][] {
  const known = listed.get(fields) ?? Object.entries(fields);
  listed.set(fields, known);
  return known;
}

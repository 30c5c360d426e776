import type { Entity } from './entity.ts';
import type { Fields, ScalarField } from './field.ts';

export interface SheetColumn {
  /** The field's path without row numbers, e.g. `bugerName` or `amsRequestList.amsNo`; also the end of its label key. */
  path: string;
  field: ScalarField;
  /** The list that has the field; null for a field of the record itself. */
  list: string | null;
  name: string;
}

/**
 * Columns in the order of the `sheet` view, else the form, else the declaration; one for each field of a list.
 * @example sheetColumns(isf10).map(({ path }) => path) // ['houseScac', 'cargoType', 'amsRequestList.amsNo', …]
 */
export function sheetColumns(of: Entity): SheetColumn[] {
  const inForm = Object.values(of.views.form ?? {}).flat();
  const order = of.views.sheet ?? (inForm.length > 0 ? inForm : Object.keys(of.fields));
  return [...new Set(order)].flatMap((name) => fieldColumns(of.fields, name));
}

function fieldColumns(fields: Fields, name: string): SheetColumn[] {
  const field = fields[name];
  if (!field) return [];
  if (field.kind !== 'rows') return [{ path: name, field, list: null, name }];
  return Object.entries(field.of).flatMap(([inner, part]) =>
    part.kind === 'rows' ? [] : [{ path: `${name}.${inner}`, field: part, list: name, name: inner }],
  );
}

/**
 * @param index from 0
 * @example columnLetters(27) // 'AB'
 */
export function columnLetters(index: number): string {
  let rest = index + 1;
  let letters = '';
  while (rest > 0) {
    const digit = (rest - 1) % 26;
    letters = String.fromCharCode(65 + digit) + letters;
    rest = (rest - digit - 1) / 26;
  }
  return letters;
}

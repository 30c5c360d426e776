import type { Entity } from './entity.ts';
import type { Fields, ScalarField } from './field.ts';

/** One column of an entity in a spreadsheet. */
export interface SheetColumn {
  /** The field's path without row numbers, e.g. `bugerName` or `amsRequestList.amsNo`; its label's key ends so. */
  path: string;
  field: ScalarField;
  /** The list it is a field of; null for a field of the record itself. */
  list: string | null;
  /** Its name in the record, or in a row of its list. */
  name: string;
}

/**
 * The columns of an entity, in the order of its `sheet` view, else of its form, else as declared: a new field is a new
 * column. Lists give a column for each of their fields.
 * @example sheetColumns(isf10).map(({ path }) => path) // ['houseScac', 'cargoType', 'amsRequestList.amsNo', …]
 */
export function sheetColumns(of: Entity): SheetColumn[] {
  const inForm = Object.values(of.views.form ?? {}).flat();
  const order = of.views.sheet ?? (inForm.length > 0 ? inForm : Object.keys(of.fields));
  return [...new Set(order)].flatMap((name) => columnsOf(of.fields, name));
}

function columnsOf(fields: Fields, name: string): SheetColumn[] {
  const field = fields[name];
  if (!field) return [];
  if (field.kind !== 'rows') return [{ path: name, field, list: null, name }];
  return Object.entries(field.of).flatMap(([inner, part]) =>
    part.kind === 'rows' ? [] : [{ path: `${name}.${inner}`, field: part, list: name, name: inner }],
  );
}

/**
 * A column's number as spreadsheets write it.
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

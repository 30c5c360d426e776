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
 * Columns in the order of the `sheet` view, else the form, else the declaration; one for each field of a list. Rare
 * fields are left out.
 * @example sheetColumns(isf10).map(({ path }) => path) // ['houseScac', 'cargoType', 'amsRequestList.amsNo', …]
 */
export const sheetColumns = (of: Entity): SheetColumn[] =>
  columnsOf(
    of,
    columnNames(of).filter((name) => !of.fields[name]?.rare),
  );

/** The same with the rare fields, at the end. */
export const allSheetColumns = (of: Entity): SheetColumn[] => [
  ...sheetColumns(of),
  ...columnsOf(
    of,
    columnNames(of).filter((name) => of.fields[name]?.rare),
  ),
];

function columnNames(of: Entity): string[] {
  const inForm = Object.values(of.views.form ?? {}).flat();
  return [...new Set(of.views.sheet ?? (inForm.length > 0 ? inForm : Object.keys(of.fields)))];
}

const columnsOf = ({ fields }: Entity, names: readonly string[]): SheetColumn[] =>
  names.flatMap((name) => fieldColumns(fields, name));

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

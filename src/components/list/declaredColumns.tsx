import { labelKey, type Entity } from '#schema/entity.ts';
import type { FieldDeclaration } from '#schema/field.ts';
import { fieldRows } from '#schema/recordText.ts';
import { FieldValue } from '../cells/FieldValue.tsx';
import type { Column, Row } from './column.ts';

/**
 * The columns of a list from the entity's `list` view, displayed by field kind; a rows field shows its count.
 * @example declaredColumns(party) // the columns of party.views.list
 */
export function declaredColumns<R extends Row>(of: Entity, names = of.views.list ?? []): Column<R>[] {
  return names.flatMap((name, index) => {
    const field = of.fields[name];
    if (!field) return [];
    return {
      key: name,
      labelKey: labelKey(of, name),
      render: (row: R) =>
        field.kind === 'rows' ? fieldRows(row, name).length : <FieldValue field={field} value={wireText(row[name])} />,
      ...widthOf(field, index === 0),
      ...(index === 0 ? { rowHeader: true as const } : {}),
    };
  });
}

/** Amounts and some codes are numbers on the wire. */
const wireText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const WIDTHS = { choice: 7, choices: 12, lookup: 8.5, date: 6.5, dateTime: 9.5, rows: 4 };
const SHORT_TEXT = 15;
const LINE = 35;

/** By kind. Texts of more than a line grow more, and the name most. */
function widthOf(field: FieldDeclaration, isName: boolean): Pick<Column<Row>, 'width' | 'grow' | 'align'> {
  if (field.kind !== 'text') return { width: WIDTHS[field.kind] };
  if (field.amount) return { width: 6, align: 'end' };
  if (isName) return { width: 13, grow: 3 };
  const { max = LINE, code } = field;
  if (code || max <= SHORT_TEXT) return { width: 7.25 };
  return { width: 8, grow: max <= LINE ? 1 : 2 };
}

import { labelKey, type Entity } from '#schema/entity.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
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
        field.kind === 'rows' ? fieldRows(row, name).length : <FieldValue field={field} value={fieldText(row, name)} />,
      ...(index === 0 ? { rowHeader: true as const } : {}),
    };
  });
}

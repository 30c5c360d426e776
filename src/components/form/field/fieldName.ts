import type { useTranslate } from 'react-admin';
import { labelKey, type Entity } from '#schema/entity.ts';

/**
 * A field's name on every screen: its label, with the row number for a cell; the row number alone for a row.
 * @param path into a record of the entity
 * @example fieldName(t, isf10, 'amsRequestList.1.amsNo') // 'AMS B/L no., row 2'
 */
export function fieldName(t: ReturnType<typeof useTranslate>, entity: Entity, path: string): string {
  const [, index, cell] = path.split('.');
  const row = Number(index) + 1;
  if (index !== undefined && cell === undefined) return t('ui.rows.row', { row });
  const field = t(labelKey(entity, path), { _: path });
  return index === undefined ? field : t('ui.rows.field', { field, row });
}

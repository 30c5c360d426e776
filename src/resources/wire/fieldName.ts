import type { useTranslate } from 'ra-core';
import { labelKey, type Entity } from '#schema/entity.ts';

/** A field by its label, with its row where it stands in a list. */
export function fieldName(t: ReturnType<typeof useTranslate>, entity: Entity, field: string): string {
  const [list = '', row, cell] = field.split('.');
  const label = t(labelKey(entity, row === undefined ? field : `${list}.${cell}`), { _: field });
  return row === undefined ? label : `${t('billForm.rows.row', { row: Number(row) + 1 })}, ${label}`;
}

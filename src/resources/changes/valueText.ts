import type { useTranslate } from 'ra-core';
import { labelKey, type Entity } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The declaration of a field by its path; null for a list or a row. */
export function fieldAt(entity: Entity, path: string): ScalarField | null {
  const [first = '', , cell] = path.split('.');
  const field = entity.fields[first];
  if (field?.kind !== 'rows') return field ?? null;
  const inner = cell === undefined ? undefined : field.of[cell];
  return inner && inner.kind !== 'rows' ? inner : null;
}

/** What a field holds as a person reads it: choices by their words, secrets veiled. */
export function fieldWords(t: Translate, field: ScalarField | null, value: string): string {
  if (field?.kind === 'choice') return t(`choices.${field.labels}.${value}`, { _: value });
  return (field?.kind === 'text' && field.veil?.(value)) || value;
}

/** The same by the field's path; nothing is named. */
export function valueText(t: Translate, entity: Entity, path: string, value: string): string {
  return value === '' ? t('changes.blank') : fieldWords(t, fieldAt(entity, path), value);
}

/** The label of a field by its path, in a row with the row's number; of a row itself its number. */
export function pathLabel(t: Translate, entity: Entity, path: string): string {
  const [, row, cell] = path.split('.');
  if (row === undefined) return t(labelKey(entity, path));
  const number = t('billForm.rows.row', { row: Number(row) + 1 });
  return cell === undefined ? number : t('changes.inRow', { field: t(labelKey(entity, path)), row: Number(row) + 1 });
}

import type { useTranslate } from 'react-admin';
import type { Entity } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import { fieldAt } from '#schema/record.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The displayed value of a field: choices as labels, private values masked. */
export function displayValue(t: Translate, field: ScalarField | null, value: string): string {
  if (field?.kind === 'choice') return t(`choices.${field.labels}.${value}`, { _: value });
  return (field?.kind === 'text' && field.mask?.(value)) || value;
}

/** The displayed value at a path; a text for blank. */
export function valueText(t: Translate, entity: Entity, path: string, value: string): string {
  return value === '' ? t('changes.blank') : displayValue(t, fieldAt(entity.fields, path), value);
}

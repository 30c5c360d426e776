import type { useTranslate } from 'react-admin';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord, FieldDeclaration } from '#schema/field.ts';

type Translate = ReturnType<typeof useTranslate>;

/** Number of goods that are listed; the rest is counted. */
const GOODS_NAMED = 4;
/** Shown elsewhere, or not a fact of the shipment. */
const OMITTED: readonly string[] = ['amsRequestList', 'actionReason'];

/** The main facts of a block of a bill's form as a line of text; empty if nothing is filled in. */
export const sectionFacts = (t: Translate, entity: Entity, record: AnyRecord, section: string): string =>
  (entity.views.form?.[section] ?? [])
    .filter((name) => !OMITTED.includes(name))
    .map((name) => fieldFact(t, entity.fields[name], record[name]))
    .filter(Boolean)
    .join(' · ');

function fieldFact(t: Translate, field: FieldDeclaration | undefined, value: unknown): string {
  if (field?.kind === 'rows') return goods(t, value as AnyRecord[]);
  if (typeof value !== 'string' || value === '') return '';
  if (field?.kind === 'text') return field.mask?.(value) ?? value;
  if (field?.kind !== 'choice') return value;
  return field.options.includes(value) ? t(`choices.${field.labels}.${value}`) : value;
}

function goods(t: Translate, rows: readonly AnyRecord[]): string {
  const listed = rows.map((row) => Object.values(row).filter(Boolean).join(' ')).filter(Boolean);
  const shown = listed.slice(0, GOODS_NAMED).join(', ');
  const count = listed.length - GOODS_NAMED;
  return count > 0 ? t('send.moreGoods', { shown, count }) : shown;
}

import type { useTranslate } from 'react-admin';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord, FieldDeclaration } from '#schema/field.ts';

type Translate = ReturnType<typeof useTranslate>;

/** One section of a filing as a line of text. */
export interface BlockFact {
  section: string;
  /** Target of *Change*. */
  field: string;
  /** Empty if nothing is filled in. */
  text: string;
}

/** Number of goods that are listed; the rest is counted. */
const GOODS_NAMED = 4;
/** Shown elsewhere on the card, or not a fact of the shipment. */
const OMITTED: readonly string[] = ['amsRequestList', 'actionReason'];

/** The main facts of a bill by section of its form. */
export function blockFacts(t: Translate, bill: Bill): BlockFact[] {
  const entity: Entity = billEntity(bill.billType);
  const record: AnyRecord = bill;
  return Object.entries(entity.views.form ?? {}).map(([section, names]) => ({
    section,
    field: names[0] ?? '',
    text: names
      .filter((name) => !OMITTED.includes(name))
      .map((name) => sectionFact(t, entity.fields[name], record[name]))
      .filter(Boolean)
      .join(' · '),
  }));
}

function sectionFact(t: Translate, field: FieldDeclaration | undefined, value: unknown): string {
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

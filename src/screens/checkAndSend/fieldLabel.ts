import type { useTranslate } from 'ra-core';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { labelKey } from '#schema/entity.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The label of a field by its path; of a field in a row, with the row's number. */
export function fieldLabel(t: Translate, bill: Pick<Bill, 'billType'>, path: string): string {
  const field = t(labelKey(billEntity(bill.billType), path));
  const [, row, inner] = path.split('.');
  return row !== undefined && inner !== undefined ? t('send.row', { field, row: Number(row) + 1 }) : field;
}

import type { BillFormStore } from '../billForm/billFormStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldRows } from '#schema/recordText.ts';
import { cleanField } from '../billForm/cleanField.ts';
import { pathOfKey } from './pathOfKey.ts';

/**
 * The form's bill as if committed now, except for the focused field, whose text is cleaned only on blur and must not be
 * reported while it is incomplete.
 * @param activeKey key of the focused control
 */
export function billAsTyped(form: BillFormStore, activeKey: string | null): Bill {
  const record = form.snapshot();
  const place = activeKey === null ? null : form.place(activeKey);
  const path = activeKey === null ? null : pathOfKey(form, activeKey);
  if (place && path !== null) {
    const [list = '', row, cell] = path.split('.');
    const owner: AnyRecord | undefined = row === undefined ? record : fieldRows(record, list)[Number(row)];
    if (owner) owner[cell ?? list] = cleanField(place, form.value(place.key));
  }
  return record;
}

import type { FormStore } from '#components/form/formStore.ts';

/**
 * The path into the bill of a control's key; null for a control that is no field, and for the free line of a list.
 * @example pathOfKey(form, 'amsRequestList.r7.amsNo') // 'amsRequestList.2.amsNo'
 */
export function pathOfKey(form: FormStore, key: string): string | null {
  const place = form.place(key);
  if (!place) return null;
  if (!place.list || !place.rowId) return key;
  const row = form.rowIds(place.list).indexOf(place.rowId);
  return row < 0 ? null : `${place.list}.${row}.${place.name}`;
}

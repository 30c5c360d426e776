import type { FormStore } from '#components/form/store/formStore.ts';

/**
 * The path in the bill for a control's key; null for controls without a field and for a list's empty last line.
 * @example pathOfKey(form, 'amsRequestList.r7.amsNo') // 'amsRequestList.2.amsNo'
 */
export function pathOfKey(form: FormStore, key: string): string | null {
  const place = form.place(key);
  if (!place) return null;
  if (!place.list || !place.rowId) return key;
  const row = form.rowIds(place.list).indexOf(place.rowId);
  return row < 0 ? null : `${place.list}.${row}.${place.name}`;
}

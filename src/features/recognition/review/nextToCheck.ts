import type { FormStore } from '#components/form/store/formStore.ts';
import type { FieldKey } from '#components/form/store/recordTree.ts';

/** The fields of a form in the order of its sections, rows by their lines. */
function formOrder(form: FormStore): (key: FieldKey) => readonly [number, number, number] {
  const names = Object.values(form.entity.views.form ?? {}).flat();
  return (key) => {
    const [name = '', rowId, column] = key.split('.');
    const field = form.entity.fields[name];
    const columns = field?.kind === 'rows' ? Object.keys(field.of) : [];
    const row = rowId === undefined ? 0 : form.rowIds(name).indexOf(rowId);
    return [names.indexOf(name), row, column === undefined ? 0 : columns.indexOf(column)];
  };
}

/**
 * The value to check that follows a field in the form, or precedes it; the first one after the last.
 * @param from the focused field, null if none is
 */
export function nextToCheck(
  form: FormStore,
  open: readonly FieldKey[],
  from: FieldKey | null,
  by: 1 | -1 = 1,
): FieldKey | null {
  const order = formOrder(form);
  const compare = (a: FieldKey, b: FieldKey): number => {
    const [first, second] = [order(a), order(b)];
    return first[0] - second[0] || first[1] - second[1] || first[2] - second[2];
  };
  const sorted = open.toSorted(compare);
  const ordered = by === 1 ? sorted : sorted.toReversed();
  const after = from === null ? ordered[0] : ordered.find((key) => compare(key, from) * by > 0);
  return after ?? ordered[0] ?? null;
}

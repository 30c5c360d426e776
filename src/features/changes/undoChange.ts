import type { FormStore } from '#components/form/store/formStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { fieldRows } from '#schema/recordText.ts';
import type { ChangeLine } from './changedBlocks.ts';

/** Restores one field or row from `base`. */
export function undoChange(form: FormStore, base: Bill, { path, kind, before }: ChangeLine): void {
  const [list = '', index = '0'] = path.split('.');
  if (kind === 'value') form.write(form.keyOf(path), before);
  else if (kind === 'removed') {
    const row = fieldRows(base, list)[Number(index)];
    if (row) form.addRow(list, { ...row }, { at: Number(index) });
  } else {
    const rowId = form.rowIds(list)[Number(index)];
    if (rowId !== undefined) form.removeRow(list, rowId);
  }
}

import type { FormStore } from '../store/formStore.ts';
import { isShortened } from '../field/isShortened.ts';
import { planPaste, type PasteRules } from './planPaste.ts';
import { rowKey, type FieldKey } from '../store/recordTree.ts';

interface PasteTarget {
  list: string;
  names: readonly string[];
  rowId: string;
  name: string;
  /** Fields that a new line copies from the line above unless pasted. */
  carry: readonly string[];
  rules: PasteRules | undefined;
}

/** A cell whose text differs from the pasted one. */
interface PasteChange {
  row: number;
  name: string;
  from: string;
  to: string;
}

export interface Pasted {
  rows: number;
  /** Numbers shortened to their first digits. */
  shortened: number;
  /** Digits kept of those. */
  digits: number;
  /** Numbers whose lost leading zero was restored. */
  zeros: number;
  reads: number;
  isHeaded: boolean;
  unused: readonly string[];
  changes: readonly PasteChange[];
  wrong: readonly FieldKey[];
  /** Rows beyond the list's limit, as pasted. */
  overflow: readonly (readonly string[])[];
}

/** Writes cells to the right and down from the target, adding lines as needed; each is cleaned like typed text. */
export function pasteCells(form: FormStore, target: PasteTarget, cells: readonly (readonly string[])[]): Pasted {
  const { list, names, rowId, name, carry, rules } = target;
  const plan = planPaste(cells, { names, from: name, rules });
  const firstRow = form.lineIds(list).indexOf(rowId);
  // Existing rows are overwritten even beyond the limit.
  const room = Math.max(form.mostRows(list), form.rowIds(list).length) - firstRow;
  const changes: PasteChange[] = [];
  const wrong: FieldKey[] = [];
  const counts = { shortened: 0, digits: 0, zeros: 0, reads: 0 };

  function fill(id: string, row: number, column: string, pasted: string): void {
    const key = rowKey(list, id, column);
    // An empty cell keeps a choice's default.
    if (form.place(key)?.field.kind === 'choice' && pasted.trim() === '') return;
    const { text, how } = rules?.read(column, pasted) ?? { text: pasted };
    form.write(key, text);
    form.commit(key);
    form.leave(key);
    const after = form.value(key);
    if (form.state(key).issues.some((issue) => issue.severity === 'error')) wrong.push(key);
    const isCut = isShortened(text, after);
    if (isCut) {
      counts.shortened += 1;
      counts.digits = after.length;
    }
    if (how === 'zero') counts.zeros += 1;
    if (how === 'read') counts.reads += 1;
    if (isCut || how === 'zero') changes.push({ row, name: column, from: pasted.trim(), to: after });
    // The paste notice reports these; other conversions are reported at their cells.
    if (isCut || how) form.acceptConversion(key);
  }
  function addRow(): string {
    const above = form.rowIds(list).at(-1);
    return form.addRow(
      list,
      above ? Object.fromEntries(carry.map((column) => [column, form.value(rowKey(list, above, column))])) : {},
    );
  }

  form.bulk(() => {
    plan.rows.slice(0, room).forEach((texts, down) => {
      const id = form.rowIds(list)[firstRow + down] ?? addRow();
      for (const [column, text] of Object.entries(texts)) fill(id, firstRow + down + 1, column, text);
    });
  });

  const written = Math.min(room, plan.rows.length);
  return {
    ...counts,
    rows: written,
    isHeaded: plan.isHeaded,
    unused: plan.unused,
    changes,
    wrong,
    overflow: cells.slice(written + (plan.isHeaded ? 1 : 0)),
  };
}

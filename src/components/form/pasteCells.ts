import type { FormStore } from './formStore.ts';
import { isShortened } from './isShortened.ts';
import { planPaste, type PasteRules } from './planPaste.ts';
import { rowKey, type FieldKey } from './recordTree.ts';

interface PasteTarget {
  list: string;
  names: readonly string[];
  /** The cell that was pasted into. */
  rowId: string;
  name: string;
  /** Fields that a new line takes from the line above where nothing is pasted into them. */
  carry: readonly string[];
  rules: PasteRules | undefined;
}

/** One cell whose text is not what was pasted. */
export interface PasteChange {
  row: number;
  name: string;
  from: string;
  to: string;
}

/** What a paste did, told once for all its cells. */
export interface Pasted {
  rows: number;
  /** Numbers of which cleaning kept the first digits only. */
  shortened: number;
  /** Digits that are left of those. */
  digits: number;
  /** Numbers that got back a lost leading zero; words that became codes. */
  zeros: number;
  reads: number;
  isHeaded: boolean;
  unused: readonly string[];
  changes: readonly PasteChange[];
  /** Cells with an error, in order. */
  wrong: readonly FieldKey[];
  /** Rows that found no place, as they were pasted. */
  rest: readonly (readonly string[])[];
}

/** Writes cells from a cell rightwards and downwards, adding the lines that are missing; each is cleaned as if typed. */
export function pasteCells(form: FormStore, target: PasteTarget, cells: readonly (readonly string[])[]): Pasted {
  const { list, names, rowId, name, carry, rules } = target;
  const plan = planPaste(cells, { names, from: name, rules });
  const firstRow = form.lineIds(list).indexOf(rowId);
  // Rows that are there take what is pasted over them, however many there may be.
  const room = Math.max(form.mostRows(list), form.rowIds(list).length) - firstRow;
  const changes: PasteChange[] = [];
  const wrong: FieldKey[] = [];
  const counts = { shortened: 0, digits: 0, zeros: 0, reads: 0 };

  function fill(id: string, row: number, column: string, pasted: string): void {
    const key = rowKey(list, id, column);
    // An empty cell is no choice; the usual one stays.
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
    // Told once for the whole paste; what cleaning did beyond that each cell says itself.
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

  const taken = Math.min(room, plan.rows.length);
  return {
    ...counts,
    rows: taken,
    isHeaded: plan.isHeaded,
    unused: plan.unused,
    changes,
    wrong,
    rest: cells.slice(taken + (plan.isHeaded ? 1 : 0)),
  };
}

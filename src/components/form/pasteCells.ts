import type { FormStore } from './formStore.ts';
import { isShortened } from './isShortened.ts';
import { rowKey, type FieldKey } from './recordTree.ts';

/**
 * The cells of a spreadsheet's clipboard text; null when it is a single cell. Empty last lines are dropped.
 * @example readCells('940360\tCN\n940161\tVN\n') // [['940360', 'CN'], ['940161', 'VN']]
 */
export function readCells(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/gu, '\n').replace(/\n+$/u, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null;
}

interface PasteTarget {
  list: string;
  names: readonly string[];
  /** The cell that was pasted into. */
  rowId: string;
  name: string;
  /** Fields that a new line takes from the line above where nothing is pasted into them. */
  carry: readonly string[];
}

/** What a paste did, told once for all its cells. */
export interface Pasted {
  rows: number;
  /** Numbers of which cleaning kept the first digits only. */
  shortened: number;
  /** Digits that are left of those. */
  digits: number;
  /** Takes back what nobody has changed since. */
  undo: () => void;
}

/** Writes cells from a cell rightwards and downwards, adding the lines that are missing; each is cleaned as if typed. */
export function pasteCells(
  form: FormStore,
  { list, names, rowId, name, carry }: PasteTarget,
  cells: readonly string[][],
): Pasted {
  const firstRow = form.rowIds(list).indexOf(rowId);
  const firstColumn = names.indexOf(name);
  const added: string[] = [];
  const written = new Map<FieldKey, { before: string; after: string }>();
  const cut: string[] = [];
  const keysOf = (id: string): FieldKey[] => names.map((column) => rowKey(list, id, column));

  function fill(key: FieldKey, text: string): void {
    const before = form.value(key);
    form.write(key, text);
    form.commit(key);
    form.leave(key);
    const after = form.value(key);
    written.set(key, { before, after });
    if (!isShortened(text, after)) return;
    cut.push(after);
    form.acceptConversion(key);
  }
  function addRow(): string {
    const above = form.rowIds(list).at(-1) ?? rowId;
    const id = form.addRow(
      list,
      Object.fromEntries(carry.map((column) => [column, form.value(rowKey(list, above, column))])),
    );
    added.push(id);
    for (const key of keysOf(id)) written.set(key, { before: form.value(key), after: form.value(key) });
    return id;
  }
  cells.forEach((line, down) => {
    const id = form.rowIds(list)[firstRow + down] ?? addRow();
    line.forEach((text, right) => {
      const column = names[firstColumn + right];
      if (column !== undefined) fill(rowKey(list, id, column), text);
    });
  });

  const isAsPasted = (key: FieldKey): boolean => form.value(key) === written.get(key)?.after;
  return {
    rows: cells.length,
    shortened: cut.length,
    digits: cut[0]?.length ?? 0,
    undo() {
      for (const id of added) if (keysOf(id).every(isAsPasted)) form.removeRow(list, id);
      for (const [key, { before }] of written) if (form.place(key) && isAsPasted(key)) form.write(key, before);
    },
  };
}

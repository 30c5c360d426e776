import type { FormStore } from './formStore.ts';
import { rowKey } from './recordTree.ts';

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
}

/** Writes cells from a cell rightwards and downwards, adding the lines that are missing; each is cleaned as if typed. */
export function pasteCells(
  form: FormStore,
  { list, names, rowId, name }: PasteTarget,
  cells: readonly string[][],
): void {
  const firstRow = form.rowIds(list).indexOf(rowId);
  const firstColumn = names.indexOf(name);
  cells.forEach((line, down) => {
    const id = form.rowIds(list)[firstRow + down] ?? form.addRow(list);
    line.forEach((text, right) => {
      const column = names[firstColumn + right];
      if (column === undefined) return;
      const key = rowKey(list, id, column);
      form.write(key, text);
      form.commit(key);
      form.leave(key);
    });
  });
}

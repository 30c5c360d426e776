import { useCallback } from 'react';
import { useForm } from './FormContext.ts';
import type { RowsDeed } from './RowsFoot.tsx';
import type { FocusCell } from './useCellFocus.ts';

interface RowsGrid {
  list: string;
  names: readonly string[];
  focusCell: FocusCell;
  /** Says what was done, with the way back. */
  say: (deed: RowsDeed | null) => void;
}

/** Takes lines away, one or those that only repeat others; what held something can be taken back. */
export function useRowsRemoval({ list, names, focusCell, say }: RowsGrid) {
  const form = useForm();

  const remove = useCallback(
    (rowId: string, column = names[0]) => {
      const at = form.rowIds(list).indexOf(rowId);
      if (at < 0) return;
      const row = form.removeRow(list, rowId);
      const blank = form.rowIds(list).length === 0 ? form.addRow(list) : null;
      const isWorthIt = Object.values(row).some(Boolean);
      const undo = (): void => {
        say(null);
        form.addRow(list, row, { at });
        // What only stood in its place goes again.
        if (blank !== null && form.isFree(list, blank)) form.removeRow(list, blank);
        focusCell(form.rowIds(list)[at], column);
      };
      say(isWorthIt ? { kind: 'removed', row: at + 1, undo } : null);
      const lines = form.lineIds(list);
      focusCell(lines[Math.min(at, lines.length - 1)], column);
    },
    [form, list, names, focusCell, say],
  );

  /** Rows that say no more than the row they repeat; the others stay for the person to decide. */
  function removeRepeats(rowIds: readonly string[]): void {
    const before = form.rowIds(list).map((rowId) => ({ rowId, row: { ...form.rowOf(list, rowId) } }));
    form.bulk(() => {
      for (const rowId of rowIds) form.removeRow(list, rowId);
    });
    const gone = new Set(rowIds);
    const undo = (): void => {
      say(null);
      form.bulk(() => {
        before.forEach(({ rowId, row }, at) => gone.has(rowId) && form.addRow(list, row, { at }));
      });
    };
    say({ kind: 'removedRepeats', count: rowIds.length, undo });
  }

  return { remove, removeRepeats };
}

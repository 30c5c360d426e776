import { useCallback } from 'react';
import { useForm } from '../FormContext.ts';
import type { RowsAction } from './RowsFoot.tsx';
import type { FocusCell } from './useCellFocus.ts';
import type { RowsUndoKeys } from './useRowsUndo.ts';

interface RowsGrid {
  list: string;
  names: readonly string[];
  focusCell: FocusCell;
  undoKeys: RowsUndoKeys;
  report: (action: RowsAction | null) => void;
}

/** Removes one line, or all repeated ones; removed content can be restored. */
export function useRowsRemoval({ list, names, focusCell, undoKeys, report }: RowsGrid) {
  const form = useForm();
  const { history, revert } = undoKeys;

  const remove = useCallback(
    (rowId: string, column = names[0]) => {
      const at = form.rowIds(list).indexOf(rowId);
      if (at < 0) return;
      const { made: row, step } = history.step(() => {
        const removed = form.removeRow(list, rowId);
        if (form.rowIds(list).length === 0) form.addRow(list);
        return removed;
      });
      const hasContent = Object.values(row).some(Boolean);
      report(hasContent ? { kind: 'removed', row: at + 1, undo: () => revert(step, column) } : null);
      const lines = form.lineIds(list);
      focusCell(lines[Math.min(at, lines.length - 1)], column);
    },
    [form, list, names, focusCell, history, revert, report],
  );

  function removeRepeats(rowIds: readonly string[]): void {
    const { step } = history.step(() =>
      form.bulk(() => {
        for (const rowId of rowIds) form.removeRow(list, rowId);
      }),
    );
    report({ kind: 'removedRepeats', count: rowIds.length, undo: () => revert(step, names[0]) });
  }

  return { remove, removeRepeats };
}

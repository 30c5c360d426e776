import { useCallback } from 'react';
import { useForm } from './FormContext.ts';
import type { RowsDeed } from './RowsFoot.tsx';
import type { FocusCell } from './useCellFocus.ts';
import type { RowsUndoKeys } from './useRowsUndo.ts';

interface RowsGrid {
  list: string;
  names: readonly string[];
  focusCell: FocusCell;
  undoKeys: RowsUndoKeys;
  /** Says what was done, with the way back. */
  say: (deed: RowsDeed | null) => void;
}

/** Takes lines away, one or those that only repeat others; what held something can be taken back. */
export function useRowsRemoval({ list, names, focusCell, undoKeys, say }: RowsGrid) {
  const form = useForm();
  const { history, takeBack } = undoKeys;

  const remove = useCallback(
    (rowId: string, column = names[0]) => {
      const at = form.rowIds(list).indexOf(rowId);
      if (at < 0) return;
      const { made: row, step } = history.step(() => {
        const gone = form.removeRow(list, rowId);
        if (form.rowIds(list).length === 0) form.addRow(list);
        return gone;
      });
      const isWorthIt = Object.values(row).some(Boolean);
      say(isWorthIt ? { kind: 'removed', row: at + 1, undo: () => takeBack(step, column) } : null);
      const lines = form.lineIds(list);
      focusCell(lines[Math.min(at, lines.length - 1)], column);
    },
    [form, list, names, focusCell, history, takeBack, say],
  );

  /** Rows that say no more than the row they repeat; the others stay for the person to decide. */
  function removeRepeats(rowIds: readonly string[]): void {
    const { step } = history.step(() =>
      form.bulk(() => {
        for (const rowId of rowIds) form.removeRow(list, rowId);
      }),
    );
    say({ kind: 'removedRepeats', count: rowIds.length, undo: () => takeBack(step, names[0]) });
  }

  return { remove, removeRepeats };
}

import { useEffect, useMemo } from 'react';
import { useForm } from '../FormContext.ts';
import { rowKey } from '../store/recordTree.ts';
import { rowsHistory, type RowsHistory, type RevertedStep } from './rowsHistory.ts';
import type { RowsAction } from './RowsFoot.tsx';
import type { RowsStep } from './rowsStep.ts';
import type { FocusCell } from './useCellFocus.ts';

interface RowsUndo {
  list: string;
  names: readonly string[];
  focusCell: FocusCell;
  report: (action: RowsAction | null) => void;
  /** Called with the step that was undone, or redone (`isAgain`). */
  moved: (step: RowsStep, isAgain: boolean) => void;
}

/** Undo keys of a list; the focus follows to the changed cell. */
export interface RowsUndoKeys {
  history: RowsHistory;
  /**
   * Ctrl+Z and Ctrl+Y in a cell; false if the browser should handle the key. After programmatic writes the browser's
   * own undo gives wrong texts, so it gets the key only while there is typing to undo.
   */
  undo: (rowId: string, name: string, control: HTMLElement) => boolean;
  redo: (rowId: string, name: string, control: HTMLElement) => boolean;
  /** Undo of one step, from its notice. */
  revert: (step: RowsStep | null, column?: string) => void;
}

/** [B05] Undo and redo of changes to the lines. */
export function useRowsUndo({ list, names, focusCell, report, moved }: RowsUndo): RowsUndoKeys {
  const form = useForm();
  const history = useMemo(() => rowsHistory(form, list, names), [form, list, names]);
  useEffect(() => history.listen(), [history]);
  return useMemo(() => {
    function showReverted(back: RevertedStep | null, column: string | undefined, isAgain: boolean): void {
      if (!back) return;
      report(null);
      moved(back.step, isAgain);
      focusCell(back.rowId, back.name ?? column);
    }
    /** Typing is undone by the browser; a select has no undo of its own. */
    const isTyping = (rowId: string, name: string, control: HTMLElement): boolean =>
      !(control instanceof HTMLSelectElement) && !history.isUntouched(rowId, name);
    return {
      history,
      undo(rowId, name, control) {
        const key = rowKey(list, rowId, name);
        if (form.state(key).converted !== null) {
          form.undoConversion(key);
          history.amend();
        } else if (isTyping(rowId, name, control)) return false;
        else showReverted(history.undo(), name, false);
        return true;
      },
      redo(rowId, name, control) {
        if (history.isTyped() || isTyping(rowId, name, control)) return false;
        showReverted(history.redo(), name, true);
        return true;
      },
      revert: (step, column) => {
        if (step) showReverted(history.revert(step), column, false);
      },
    };
  }, [form, history, list, focusCell, report, moved]);
}

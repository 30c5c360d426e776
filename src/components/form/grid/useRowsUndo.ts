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
   * Ctrl+Z and Ctrl+Y in a cell; false if the list has no step: then the form, or while there is typing to undo, the
   * browser handles the key. After programmatic writes the browser's own undo gives wrong texts.
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
    function showReverted(back: RevertedStep | null, column: string | undefined, isAgain: boolean): boolean {
      if (!back) return false;
      report(null);
      moved(back.step, isAgain);
      focusCell(back.rowId, back.name ?? column);
      return true;
    }
    /** Typing is undone by the browser; a select has no undo of its own. */
    const isTyping = (rowId: string, name: string, control: HTMLElement): boolean =>
      !(control instanceof HTMLSelectElement) && !history.isUntouched(rowId, name);
    return {
      history,
      undo(rowId, name, control) {
        const key = rowKey(list, rowId, name);
        if (form.state(key).converted === null) {
          return !isTyping(rowId, name, control) && showReverted(history.undo(), name, false);
        }
        form.undoConversion(key);
        history.amend();
        return true;
      },
      redo(rowId, name, control) {
        if (history.isTyped() || isTyping(rowId, name, control)) return false;
        return showReverted(history.redo(), name, true);
      },
      revert: (step, column) => {
        if (step) showReverted(history.revert(step), column, false);
      },
    };
  }, [form, history, list, focusCell, report, moved]);
}

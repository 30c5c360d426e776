import { useMemo } from 'react';
import { useForm } from './FormContext.ts';
import { rowKey } from './recordTree.ts';
import { rowsHistory, type RowsHistory, type TakenBack } from './rowsHistory.ts';
import type { RowsDeed } from './RowsFoot.tsx';
import type { RowsStep } from './rowsStep.ts';
import type { FocusCell } from './useCellFocus.ts';

interface RowsUndo {
  list: string;
  names: readonly string[];
  focusCell: FocusCell;
  say: (deed: RowsDeed | null) => void;
  /** Hears which step was taken back, or done again. */
  moved: (step: RowsStep, isAgain: boolean) => void;
}

/** The history of a list's lines with the hands of a person in it: the focus goes where something was taken back. */
export interface RowsUndoKeys {
  history: RowsHistory;
  /**
   * Ctrl+Z and Ctrl+Y in a cell; false where the key is the input's own. Of a text that something else than typing wrote
   * the browser's own memory makes a third one: it gets the key only while there is typing to take back.
   */
  undo: (rowId: string, name: string, control: HTMLElement) => boolean;
  redo: (rowId: string, name: string, control: HTMLElement) => boolean;
  /** The way back that stands beside what was done. */
  takeBack: (step: RowsStep | null, column?: string) => void;
}

/** [B05] Takes back and does again what was done to the lines. */
export function useRowsUndo({ list, names, focusCell, say, moved }: RowsUndo): RowsUndoKeys {
  const form = useForm();
  const history = useMemo(() => rowsHistory(form, list, names), [form, list, names]);
  return useMemo(() => {
    function arrive(back: TakenBack | null, column: string | undefined, isAgain: boolean): void {
      if (!back) return;
      say(null);
      moved(back.step, isAgain);
      focusCell(back.rowId, back.name ?? column);
    }
    /** A text that is being typed is the browser's to take back; a choice has no such memory. */
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
        else arrive(history.undo(), name, false);
        return true;
      },
      redo(rowId, name, control) {
        if (history.isTyped() || isTyping(rowId, name, control)) return false;
        arrive(history.redo(), name, true);
        return true;
      },
      takeBack: (step, column) => {
        if (step) arrive(history.takeBack(step), column, false);
      },
    };
  }, [form, history, list, focusCell, say, moved]);
}

import type { KeyboardEvent } from 'react';
import { eventPlace } from './eventPlace.ts';
import type { FormStore } from '../store/formStore.ts';
import { useForm } from '../FormContext.ts';
import { readCaret, gridMove, type GridMove } from './gridKey.ts';
import { rowKey, type FieldPlace } from '../store/recordTree.ts';
import type { FocusCell } from './useCellFocus.ts';
import type { RowsUndoKeys } from './useRowsUndo.ts';

interface Grid {
  list: string;
  names: readonly string[];
  focusCell: FocusCell;
  remove: (rowId: string, column: string) => void;
  undoKeys: RowsUndoKeys;
  /** Moves the focus behind the grid. */
  leave: () => void;
}

const PAGE = 10;

/**
 * The keys of a list's grid.
 * @returns the key handler, called in the capture phase (`isEarly`) and in the bubble phase
 */
export function useGridKeys(grid: Grid): (event: KeyboardEvent, isEarly: boolean) => void {
  const form = useForm();
  return (event, isEarly) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const place = eventPlace(form, event);
    const control = event.target as HTMLElement;
    if (!place?.rowId || place.list !== grid.list) return;
    // The grid handles arrows before an input's list, unless that is open.
    const isArrow = event.key.startsWith('Arrow') || event.key.startsWith('Page');
    if (isArrow !== isEarly || (isArrow && control.getAttribute('aria-expanded') === 'true')) return;
    const { key, altKey: alt, shiftKey: shift } = event;
    const move = gridMove({ key, isCommand: event.ctrlKey || event.metaKey, alt, shift }, readCaret(control));
    if (move === null) return;
    if (move === 'undo' || move === 'redo') {
      if (!grid.undoKeys[move](place.rowId, place.name, control)) return;
    } else goTo(form, grid, place, move);
    event.preventDefault();
    event.stopPropagation();
  };
}

function goTo(form: FormStore, grid: Grid, place: FieldPlace, move: GridMove): void {
  const { list, names, focusCell } = grid;
  const lines = form.lineIds(list);
  const row = lines.indexOf(place.rowId ?? '');
  const column = names.indexOf(place.name);
  const to = (down: number, right = column): void =>
    focusCell(lines[Math.max(0, Math.min(lines.length - 1, down))], names[right]);
  const back = (): void => {
    if (column > 0) to(row, column - 1);
    else if (row > 0) to(row - 1, names.length - 1);
  };
  const steps: Partial<Record<GridMove, () => void>> = {
    up: () => to(row - 1),
    down: () => to(row + 1),
    pageUp: () => to(row - PAGE),
    pageDown: () => to(row + PAGE),
    first: () => to(0),
    last: () => to(lines.length - 1),
    left: back,
    back,
    right: () => (column < names.length - 1 ? to(row, column + 1) : row < lines.length - 1 && to(row + 1, 0)),
    next: () => {
      // Commits first: the next line copies the cleaned value, and an empty free line is not kept.
      form.commit(place.key);
      if (column < names.length - 1) focusCell(form.lineIds(list)[row], names[column + 1]);
      else focusCell(form.lineIds(list)[row + 1], names[0]);
    },
    leave: grid.leave,
    remove: () => place.rowId && grid.remove(place.rowId, place.name),
    copyAbove: () => {
      const above = lines[row - 1];
      if (above) grid.undoKeys.history.step(() => form.write(place.key, form.value(rowKey(list, above, place.name))));
    },
    edit: () => {
      const control = document.activeElement;
      if (control instanceof HTMLInputElement) control.setSelectionRange(control.value.length, control.value.length);
    },
  };
  steps[move]?.();
}

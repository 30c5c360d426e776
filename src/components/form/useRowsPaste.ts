import type { ClipboardEvent } from 'react';
import { useAllNoteBoards } from './CellNotesContext.ts';
import { eventPlace } from './eventPlace.ts';
import { useForm } from './FormContext.ts';
import { pasteCells } from './pasteCells.ts';
import type { PasteRules } from './planPaste.ts';
import { readClipboard } from './readClipboard.ts';
import { rowKey } from './recordTree.ts';
import type { RowsDeed } from './RowsFoot.tsx';
import type { KeptRest } from './usePasteRest.ts';
import type { RowsUndoKeys } from './useRowsUndo.ts';

interface RowsPaste {
  list: string;
  names: readonly string[];
  /** Fields that a new line takes from the line above. */
  carry: readonly string[];
  rules: PasteRules | undefined;
  undoKeys: RowsUndoKeys;
  rest: KeptRest;
  /** Says what was done, with the way back. */
  say: (deed: RowsDeed | null) => void;
}

/** A spreadsheet's cells into the lines, as one step that is taken back as one; what finds no place is kept in sight. */
export function useRowsPaste({ list, names, carry, rules, undoKeys, rest, say }: RowsPaste) {
  const form = useForm();
  const boards = useAllNoteBoards();

  return function onPaste(event: ClipboardEvent): void {
    const place = eventPlace(form, event);
    const { clipboardData } = event;
    const cells = readClipboard(
      { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') },
      (lines) => rules?.split?.(lines, place?.name ?? '') ?? null,
    );
    const rowId = place?.rowId;
    if (!rowId || cells === null) return;
    event.preventDefault();
    const { made: pasted, step } = undoKeys.history.step(() =>
      pasteCells(form, { list, names, rowId, name: place.name, carry, rules }, cells.rows),
    );
    // The cell that was pasted into is still the one being edited.
    form.enter(place.key);
    for (const name of names) {
      const texts = form.rowIds(list).map((id) => form.value(rowKey(list, id, name)));
      for (const board of boards[`${list}.${name}`] ?? []) board.want(texts);
    }
    say({ kind: 'pasted', pasted, hidden: cells.hidden, undo: () => undoKeys.takeBack(step, place.name) });
    if (step && pasted.rest.length > 0) rest.keep(step, pasted.rest);
  };
}

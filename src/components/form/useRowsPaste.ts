import { useRef, useState, type ClipboardEvent } from 'react';
import { useAllNoteBoards } from './CellNotesContext.ts';
import { eventPlace } from './eventPlace.ts';
import { useForm } from './FormContext.ts';
import { pasteCells } from './pasteCells.ts';
import type { PasteRules } from './planPaste.ts';
import { readClipboard } from './readClipboard.ts';
import { rowKey } from './recordTree.ts';
import type { RowsDeed } from './RowsFoot.tsx';
import type { FocusCell } from './useCellFocus.ts';

interface RowsPaste {
  list: string;
  names: readonly string[];
  /** Fields that a new line takes from the line above. */
  carry: readonly string[];
  rules: PasteRules | undefined;
  focusCell: FocusCell;
  /** Says what was done, with the way back. */
  say: (deed: RowsDeed | null) => void;
}

/** A spreadsheet's cells into the lines, as one deed that is taken back as one; what finds no place is kept in sight. */
export function useRowsPaste({ list, names, carry, rules, focusCell, say }: RowsPaste) {
  const form = useForm();
  const boards = useAllNoteBoards();
  const [rest, setRest] = useState<readonly (readonly string[])[]>([]);
  /** The form as the last paste left it: until something else changes, Ctrl+Z is about the paste. */
  const last = useRef<{ version: number; undo: () => void } | null>(null);

  function onPaste(event: ClipboardEvent): void {
    const place = eventPlace(form, event);
    const { clipboardData } = event;
    const cells = readClipboard({
      html: clipboardData.getData('text/html'),
      text: clipboardData.getData('text/plain'),
    });
    if (!place?.rowId || cells === null) return;
    event.preventDefault();
    const line = form.lineIds(list).indexOf(place.rowId);
    const pasted = pasteCells(form, { list, names, rowId: place.rowId, name: place.name, carry, rules }, cells.rows);
    // The cell that was pasted into is still the one being edited.
    form.enter(place.key);
    for (const name of names) {
      const texts = form.rowIds(list).map((rowId) => form.value(rowKey(list, rowId, name)));
      for (const board of boards[`${list}.${name}`] ?? []) board.want(texts);
    }
    const undo = (): void => {
      pasted.undo();
      last.current = null;
      say(null);
      setRest([]);
      focusCell(form.lineIds(list)[line], place.name);
    };
    last.current = { version: form.version, undo };
    say({ kind: 'pasted', pasted, hidden: cells.hidden, undo });
    if (pasted.rest.length > 0) setRest(pasted.rest);
  }

  /** Takes back the paste that was the last change; false where something else was. */
  function undoPaste(): boolean {
    if (last.current?.version !== form.version) return false;
    last.current.undo();
    return true;
  }

  return { onPaste, undoPaste, rest, dropRest: () => setRest([]) };
}

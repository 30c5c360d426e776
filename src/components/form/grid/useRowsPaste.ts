import type { ClipboardEvent } from 'react';
import { useAllAnnotationStores } from '../annotations/CellAnnotationsContext.ts';
import { eventPlace } from './eventPlace.ts';
import { useForm } from '../FormContext.ts';
import { pasteCells } from './pasteCells.ts';
import type { PasteRules } from './planPaste.ts';
import { readClipboard } from './readClipboard.ts';
import { rowKey } from '../store/recordTree.ts';
import type { RowsAction } from './RowsFoot.tsx';
import type { PasteOverflowState } from './usePasteOverflow.ts';
import type { RowsUndoKeys } from './useRowsUndo.ts';

interface RowsPaste {
  list: string;
  names: readonly string[];
  /** Fields that a new line copies from the line above. */
  carry: readonly string[];
  rules: PasteRules | undefined;
  undoKeys: RowsUndoKeys;
  overflow: PasteOverflowState;
  report: (action: RowsAction | null) => void;
}

/** Pastes cells as one undo step; rows beyond the limit are shown for copying. */
export function useRowsPaste({ list, names, carry, rules, undoKeys, overflow, report }: RowsPaste) {
  const form = useForm();
  const stores = useAllAnnotationStores();

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
    // The target cell keeps the focus.
    form.enter(place.key);
    for (const name of names) {
      const texts = form.rowIds(list).map((id) => form.value(rowKey(list, id, name)));
      for (const store of stores[`${list}.${name}`] ?? []) store.request(texts);
    }
    report({
      kind: 'pasted',
      pasted,
      hidden: cells.hidden,
      isNew: true,
      undo: () => undoKeys.revert(step, place.name),
    });
    if (step && pasted.overflow.length > 0) overflow.show(step, pasted.overflow);
  };
}

import { useCallback, useLayoutEffect } from 'react';
import { domId } from '../field/fieldFacts.ts';
import { useForm } from '../FormContext.ts';
import { rowKey } from '../store/recordTree.ts';
import { BLOCK } from './useRowsWindow.ts';

/** Focuses a cell and selects its text; does nothing without such a cell. */
export type FocusCell = (rowId: string | undefined, name: string | undefined) => void;

/**
 * Focuses cells of a list, drawing lines out of sight first, also for the form's `reveal`.
 * @param holdNow draws a block of lines before it returns
 */
export function useCellFocus(list: string, holdNow: (block: number) => void): FocusCell {
  const form = useForm();
  const show = useCallback(
    (rowId: string) => holdNow(Math.floor(form.lineIds(list).indexOf(rowId) / BLOCK)),
    [form, list, holdNow],
  );
  useLayoutEffect(() => form.onReveal(list, show), [form, list, show]);
  return useCallback(
    (rowId, name) => {
      if (!rowId || !name) return;
      const id = domId(form, rowKey(list, rowId, name));
      if (!document.getElementById(id)) show(rowId);
      const control = document.getElementById(id);
      control?.focus();
      if (control instanceof HTMLInputElement) control.select();
    },
    [form, list, show],
  );
}

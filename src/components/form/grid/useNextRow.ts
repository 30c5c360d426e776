import { useRef } from 'react';
import { useForm } from '../FormContext.ts';

/**
 * Cycles through rows of a list from the last visited one: pressing the button moves the focus out of it.
 * @returns a function that picks the next of the given rows, in list order
 */
export function useNextRow(list: string): (rowIds: readonly string[]) => string | undefined {
  const form = useForm();
  const last = useRef<string | null>(null);
  return (rowIds) => {
    const ids = form.rowIds(list);
    const from = last.current === null ? -1 : ids.indexOf(last.current);
    const next = rowIds.find((rowId) => ids.indexOf(rowId) > from) ?? rowIds[0];
    last.current = next ?? null;
    return next;
  };
}

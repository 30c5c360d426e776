import { useRef } from 'react';
import { useForm } from './FormContext.ts';

/**
 * Leads through some rows of a list, round and round, from where the last step led: pressing the button took the focus
 * from there.
 * @returns of the rows it is given, in the order of the list, the next one
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

import { useCallback } from 'react';
import { useListFilterContext } from 'react-admin';

type TextFilters = Readonly<Record<string, string | undefined>>;

/**
 * The filters that were set while these were shown. react-admin replaces all filters at once, and shows them after the
 * current task: without this a second control that changes in between would overwrite the first.
 */
const pending = new WeakMap<object, Readonly<Record<string, unknown>>>();

/**
 * The list's filters as text, and a function that changes some and resets the page to 1. A number in the address
 * (`?filter={"billType":1}`) is read as text.
 * @example const { valueOf, change } = useTextFilter();
 */
export function useTextFilter() {
  const { filterValues, setFilters } = useListFilterContext();
  const values = filterValues as Readonly<Record<string, unknown>>;
  const valueOf = (source: string): string => {
    const value = values[source];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const change = useCallback(
    (changes: TextFilters) => {
      const next = { ...(pending.get(filterValues) ?? filterValues), ...changes };
      pending.set(filterValues, next);
      setFilters(next, undefined);
    },
    [filterValues, setFilters],
  );
  return { valueOf, change };
}

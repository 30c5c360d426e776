import { useCallback } from 'react';
import { useListFilterContext } from 'react-admin';

type TextFilters = Readonly<Record<string, string | undefined>>;

interface Pending {
  shown: object;
  next: Readonly<Record<string, unknown>>;
}

/**
 * The filters that a list set while others were shown, by its `setFilters`; react-admin shares one object for "no
 * filter" among lists. It replaces all filters at once, and shows them after the current task: without this a second
 * control that changes in between would overwrite the first.
 */
const pending = new WeakMap<object, Pending>();

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
      const known = pending.get(setFilters);
      const next = { ...(known && known.shown === filterValues ? known.next : filterValues), ...changes };
      pending.set(setFilters, { shown: filterValues as object, next });
      setFilters(next, undefined);
    },
    [filterValues, setFilters],
  );
  return { valueOf, change };
}

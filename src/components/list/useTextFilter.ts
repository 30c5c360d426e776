import { useCallback } from 'react';
import { useListFilterContext } from 'react-admin';

type TextFilters = Readonly<Record<string, string | undefined>>;

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
    (changes: TextFilters) => setFilters({ ...filterValues, ...changes }, undefined),
    [filterValues, setFilters],
  );
  return { valueOf, change };
}

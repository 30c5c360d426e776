import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** The people who may work for the enterprise. @param options `retry: false` where a list works without them */
export function useColleagues(options: { enabled?: boolean; retry?: false } = {}) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({
    queryKey: ['people', 'colleagues'],
    queryFn: ({ signal }) => dataProvider.listEmployees({}, { signal }),
    ...options,
  });
}

/** All people, also disabled ones; admins alone may read them. */
export function useAllPeople(enabled: boolean) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({
    queryKey: ['people', 'names'],
    queryFn: ({ signal }) => dataProvider.listPeople({}, { signal }),
    enabled,
    retry: false,
  }).data;
}

/** Options of a filter by person, sorted by name. @param names by user id */
export const nameOptions = (names: ReadonlyMap<string, string>) =>
  [...names].map(([value, label]) => ({ value, label })).toSorted((one, other) => one.label.localeCompare(other.label));

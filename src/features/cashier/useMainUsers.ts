import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Names shown at most. */
const NAMES_MAX = 2;

/** [G16] Names of the people who can top up, joined; empty until they are known, or where nobody is. */
export function useMainUsers(): string {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data } = useQuery({
    queryKey: ['employees'],
    queryFn: ({ signal }) => dataProvider.listEmployees({}, { signal }),
  });
  const main = data?.filter(({ admin, userType }) => admin && !userType) ?? [];
  return main
    .slice(0, NAMES_MAX)
    .map(({ name }) => name)
    .join(', ');
}

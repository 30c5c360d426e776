import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListFilterContext } from 'react-admin';
import { userQuery } from '#authProvider/useUser.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/**
 * The filter by the person who filed: its options, and the name of the chosen one. Colleagues load when the select is
 * approached, or for the name of a chosen person, so that the list waits for no call.
 */
export function useFiledBy() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const chosen = (useListFilterContext().filterValues as { filedBy?: string }).filedBy;
  const [isNear, setNear] = useState(false);
  const { data: colleagues } = useQuery({
    queryKey: ['people', 'colleagues'],
    queryFn: ({ signal }) => dataProvider.listEmployees({}, { signal }),
    enabled: isNear || Boolean(chosen),
    retry: false,
  });
  const isUnknown = Boolean(chosen && colleagues && !colleagues.some(({ userId }) => userId === chosen));
  // A disabled person: only the list of people, which admins may read, has the name.
  const { data: user } = useQuery({ ...userQuery, enabled: isUnknown });
  const { data: people } = useQuery({
    queryKey: ['people', 'names'],
    queryFn: ({ signal }) => dataProvider.listPeople({}, { signal }),
    enabled: isUnknown && user?.admin === true,
    retry: false,
  });
  const names = new Map([...(people ?? []), ...(colleagues ?? [])].map(({ userId, name }) => [userId, name]));
  const nameOf = (id: string): string => names.get(id) ?? '…';
  if (chosen) names.set(chosen, nameOf(chosen));
  const options = [...names].map(([value, label]) => ({ value, label }));
  options.sort((one, other) => one.label.localeCompare(other.label));
  return { options, nameOf, load: () => setNear(true) };
}

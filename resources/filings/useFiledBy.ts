import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { userQuery } from '#authProvider/useUser.ts';
import { nameOptions, useAllPeople, useColleagues } from '#features/people/peopleNames.ts';

/**
 * The filter by the person who filed: its options, and the name of the chosen one. Colleagues load when the select is
 * approached, or for the name of a chosen person, so that the list waits for no call.
 */
export function useFiledBy() {
  const chosen = (useListFilterContext().filterValues as { filedBy?: string }).filedBy;
  const [isNear, setNear] = useState(false);
  const { data: colleagues } = useColleagues({ enabled: isNear || Boolean(chosen), retry: false });
  const isUnknown = Boolean(chosen && colleagues && !colleagues.some(({ userId }) => userId === chosen));
  // A disabled person: only the list of people, which admins may read, has the name.
  const { data: user } = useQuery({ ...userQuery, enabled: isUnknown });
  const people = useAllPeople(isUnknown && user?.admin === true);
  const names = new Map([...(people ?? []), ...(colleagues ?? [])].map(({ userId, name }) => [userId, name]));
  const nameOf = (id: string): string => names.get(id) ?? '…';
  if (chosen) names.set(chosen, nameOf(chosen));
  return { options: nameOptions(names), nameOf, load: () => setNear(true) };
}

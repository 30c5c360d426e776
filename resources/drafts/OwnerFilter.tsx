import { useState } from 'react';
import { useListContext } from 'react-admin';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { nameOptions, useColleagues } from '#features/people/peopleNames.ts';

/** [P04] Chooses whose drafts are listed. Colleagues load when the select is approached, so that the list waits for no call. */
export function OwnerFilter({ nameOf }: { nameOf: (id: string) => string }) {
  const { data: rows, filterValues } = useListContext<DraftRow>();
  const [isNear, setNear] = useState(false);
  const { data: colleagues } = useColleagues({ enabled: isNear, retry: false });
  const names = new Map(colleagues?.map(({ userId, name }) => [userId, name]));
  for (const { ownerId, owner } of rows ?? []) names.set(ownerId, owner);
  const { ownerId: chosen } = filterValues as { ownerId?: string };
  if (chosen) names.set(chosen, nameOf(chosen));
  return (
    <FilterSelect
      source="ownerId"
      labelKey="drafts.owner"
      options={nameOptions(names)}
      onApproach={() => setNear(true)}
    />
  );
}

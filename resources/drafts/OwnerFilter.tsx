import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** [P04] Chooses whose drafts are listed. Colleagues load when the select is approached, so that the list waits for no call. */
export function OwnerFilter({ nameOf }: { nameOf: (id: string) => string }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data: rows, filterValues } = useListContext<DraftRow>();
  const [isNear, setNear] = useState(false);
  const { data: colleagues } = useQuery({
    queryKey: ['people', 'colleagues'],
    queryFn: ({ signal }) => dataProvider.listEmployees({}, { signal }),
    enabled: isNear,
    retry: false,
  });
  const names = new Map(colleagues?.map(({ userId, name }) => [userId, name]));
  for (const { ownerId, owner } of rows ?? []) names.set(ownerId, owner);
  const { ownerId: chosen } = filterValues as { ownerId?: string };
  if (chosen) names.set(chosen, nameOf(chosen));
  const options = [...names].map(([value, label]) => ({ value, label }));
  options.sort((one, other) => one.label.localeCompare(other.label));
  return <FilterSelect source="ownerId" labelKey="drafts.owner" options={options} onApproach={() => setNear(true)} />;
}

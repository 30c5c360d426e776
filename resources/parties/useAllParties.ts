import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Loads the whole address book by pages, with progress. */
export function useAllParties() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const query = useQuery({
    queryKey: ['parties', 'whole'],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const found = new Map<string, PartyRow>();
      for (let pageNum = 1; ; pageNum++) {
        const query = { pageNum, pageSize: LIMITS.pageSizeMax };
        const { records, total } = await dataProvider.listParties({ query }, { signal });
        for (const record of records) found.set(record.id, record);
        setProgress({ done: found.size, total });
        if (records.length < LIMITS.pageSizeMax) return [...found.values()];
      }
    },
  });
  return { ...query, progress };
}

import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** The newest remaining draft to continue with; null if there is none. */
export function useNextDraft(): string | null {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data } = useQuery({
    queryKey: ['drafts', 'next'],
    queryFn: async () => (await dataProvider.listDrafts({ query: { pageSize: 1, pageNum: 1 } })).records[0]?.id ?? null,
  });
  return data ?? null;
}

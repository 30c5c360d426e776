import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Operation, OperationDetail } from '#contract/endpoints/filingLife.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Live events make everything below `bills` stale ([D08]): a receipt is seen here too. */
const KEY = 'filings';

/** What was done with a filing, newest first. */
export function useOperations(filingId: string) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<Operation[]>({
    queryKey: [KEY, 'operations', filingId],
    queryFn: ({ signal }) => dataProvider.listOperations({ params: { id: filingId } }, { signal }),
    enabled: filingId !== '',
    retry: false,
  });
}

/** One operation with both versions; null asks for nothing. */
export function useOperation(id: string | null) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<OperationDetail>({
    queryKey: [KEY, 'operation', id],
    queryFn: ({ signal }) => dataProvider.getOperation({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    retry: false,
  });
}

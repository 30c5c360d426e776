import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Operation, OperationDetail } from '#contract/endpoints/filingLife.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Live events invalidate everything below this key ([D08]), so new receipts appear here. */
const KEY = 'filings';

/** The operations of a filing, newest first. */
export function useOperations(filingId: string) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<Operation[]>({
    queryKey: [KEY, 'operations', filingId],
    queryFn: ({ signal }) => dataProvider.listOperations({ params: { id: filingId } }, { signal }),
    enabled: filingId !== '',
    retry: false,
  });
}

/** One operation with both versions; null fetches nothing. */
export function useOperation(id: string | null) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<OperationDetail>({
    queryKey: [KEY, 'operation', id],
    queryFn: ({ signal }) => dataProvider.getOperation({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    retry: false,
  });
}

import { useQuery } from '@tanstack/react-query';
import type { Operation, OperationDetail } from '#contract/endpoints/filingLife.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';

/** Live events make everything below `bills` stale ([D08]): a receipt is seen here too. */
const KEY = 'filings';

/** What was done with a filing, newest first. */
export const useOperations = (filingId: string) =>
  useQuery<Operation[]>({
    queryKey: [KEY, 'operations', filingId],
    queryFn: ({ signal }) => dataProvider.listOperations({ params: { id: filingId } }, { signal }),
    enabled: filingId !== '',
    retry: false,
  });

/** One operation with both versions; null asks for nothing. */
export const useOperation = (id: string | null) =>
  useQuery<OperationDetail>({
    queryKey: [KEY, 'operation', id],
    queryFn: ({ signal }) => dataProvider.getOperation({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    retry: false,
  });

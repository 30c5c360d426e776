import { useDataProvider } from 'react-admin';
import { useQueries } from '@tanstack/react-query';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Polling interval for filings without an answer, in case an event was missed. */
const ASK_AGAIN = 10_000;

/** Whether customs has not answered the last operation. */
export const isUnanswered = ({ declarationStatus }: Pick<FilingDetail, 'declarationStatus'>): boolean =>
  declarationStatus === 'submitted' || declarationStatus === 'receiveOk';

/** [D08] The current state of each filing by id; the portal's events invalidate `filings`. */
export function useFilingStatuses(ids: readonly string[]): ReadonlyMap<string, FilingDetail> {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['filings', 'status', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getFiling({ params: { id } }, { signal }),
      refetchInterval: (query: { state: { data?: FilingDetail | undefined } }) =>
        query.state.data === undefined || isUnanswered(query.state.data) ? ASK_AGAIN : false,
    })),
    combine: (results) => new Map(results.flatMap(({ data }, at) => (data ? [[ids[at] ?? '', data] as const] : []))),
  });
}

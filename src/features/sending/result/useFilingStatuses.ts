import { useDataProvider } from 'react-admin';
import { useQueries } from '@tanstack/react-query';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { FILING_STATUS_KEY } from '#dataProvider/liveEvents.ts';

/** In case an event was missed: how often a filing without an answer is read again, and all of a page together. */
const POLLING = { eachFiling: 10_000, anyFiling: 1_000 } as const;

/** Whether customs has not answered the last operation. */
export const isUnanswered = ({ declarationStatus }: Pick<FilingDetail, 'declarationStatus'>): boolean =>
  declarationStatus === 'submitted' || declarationStatus === 'receiveOk';

/** [D08] The current state of each filing by id; an event of the portal invalidates that of its filing. */
export function useFilingStatuses(ids: readonly string[]): ReadonlyMap<string, FilingDetail> {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const interval = Math.max(POLLING.eachFiling, ids.length * POLLING.anyFiling);
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [FILING_STATUS_KEY, id],
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getFiling({ params: { id } }, { signal }),
      refetchInterval: (query: { state: { data?: FilingDetail | undefined } }) =>
        query.state.data === undefined || isUnanswered(query.state.data) ? interval : false,
    })),
    combine: (results) => new Map(results.flatMap(({ data }, at) => (data ? [[ids[at] ?? '', data] as const] : []))),
  });
}

import { useDataProvider } from 'react-admin';
import { useQueries } from '@tanstack/react-query';
import type { DeclarationStatus } from '#contract/statuses.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Polling interval for filings without an answer, in case an event was missed. */
const ASK_AGAIN = 10_000;

/** The changing facts of a filing. */
export interface FilingNow {
  status: DeclarationStatus;
  /** The portal's time of the send in wire format ([K01]). */
  sentAt: string;
  /** Of the latest operation. */
  operatedAt: string;
}

/** [D08] The current status of each filing; the portal's events invalidate `bills`. */
export function useFilingStatuses(ids: readonly string[]): Map<string, FilingNow> {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['filings', 'status', id],
      queryFn: async (): Promise<FilingNow> => {
        const { declarationStatus, createdAt, operationAt } = await dataProvider.getFiling({ params: { id } });
        return { status: declarationStatus, sentAt: createdAt, operatedAt: operationAt };
      },
      refetchInterval: (query: { state: { data?: FilingNow | undefined } }) =>
        query.state.data === undefined || query.state.data.status === 'submitted' ? ASK_AGAIN : false,
    })),
    combine: (results) => new Map(results.flatMap(({ data }, at) => (data ? [[ids[at] ?? '', data] as const] : []))),
  });
}

import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Reply } from '#contract/endpoints/index.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { toSending, type AnsweredSend } from './answeredSend.ts';

/** Polling interval while the portal works on a send. */
const ASK_AGAIN = 3_000;

export interface Elsewhere {
  sendings: readonly AnsweredSend[];
  /** Sends that the portal is working on, or whose state could not be read. */
  working: number;
  /** Sends that the portal does not know. */
  unknown: number;
  isPending: boolean;
}

/** [D05] Sends of other browsers, as the portal stores them. */
export function useElsewhere(keys: readonly string[]): Elsewhere {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQueries({
    queries: keys.map((key) => ({
      queryKey: ['sendings', key],
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getIntent({ params: { key } }, { signal }),
      refetchInterval: (query: { state: { data?: Reply<'getIntent'> | undefined } }) =>
        query.state.data === undefined || query.state.data.state === 'working' ? ASK_AGAIN : false,
    })),
    combine: (results) => ({
      sendings: results.flatMap(({ data }, at) =>
        data?.state === 'done' ? [toSending(keys[at] ?? '', { status: data.status ?? 200, body: data.body })] : [],
      ),
      working: results.filter(({ data, isError }) => isError || data?.state === 'working').length,
      unknown: results.filter(({ data }) => data?.state === 'unknown').length,
      isPending: results.some(({ isPending }) => isPending),
    }),
  });
}

import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSyncExternalStore } from 'react';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { batchesOf, type DocumentBatch } from './batches.ts';
import { begunBatches } from './begunBatches.ts';

/** Progress arrives by events; polling covers missed ones. */
const POLL_MS = 2_500;
/** A portal that restarts answers again within seconds. */
const RETRY_MS = 10_000;

/** The batches of the person, once this browser has sent one or an event has reported one. */
export function useBatches(hasUpdates: boolean): readonly DocumentBatch[] {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { batches: begun } = useSyncExternalStore(begunBatches.subscribe, begunBatches.get);
  const { data } = useQuery({
    queryKey: ['recognitionJobs', begun.length],
    queryFn: async ({ signal }) => batchesOf((await dataProvider.listRecognitionJobs(undefined, { signal })).jobs),
    enabled: hasUpdates || begun.length > 0,
    refetchInterval: ({ state }) => {
      if (state.data?.some(({ isEnded }) => !isEnded)) return POLL_MS;
      return state.status === 'error' ? RETRY_MS : false;
    },
    placeholderData: (before) => before,
    retry: false,
  });
  return data ?? NONE;
}
const NONE: readonly DocumentBatch[] = [];

import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSyncExternalStore } from 'react';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { batchesOf, type DocumentBatch } from './batches.ts';
import { begunBatches } from './begunBatches.ts';

/** Progress arrives by events; polling covers missed ones. */
const POLL_MS = 2_500;

/** The batches of the person, once this browser has sent one or an event has reported one. */
export function useBatches(hasUpdates: boolean): readonly DocumentBatch[] {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { batches: begun, dismissed } = useSyncExternalStore(begunBatches.subscribe, begunBatches.get);
  const { data } = useQuery({
    queryKey: ['recognitionJobs', begun.length],
    queryFn: async ({ signal }) => batchesOf((await dataProvider.listRecognitionJobs(undefined, { signal })).jobs),
    enabled: hasUpdates || begun.some(({ id, isOpened }) => !isOpened || !dismissed.includes(id)),
    refetchInterval: ({ state }) => (state.data?.some(({ isEnded }) => !isEnded) ? POLL_MS : false),
    placeholderData: (before) => before,
    retry: false,
  });
  return data ?? NONE;
}
const NONE: readonly DocumentBatch[] = [];

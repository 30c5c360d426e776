import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/limits.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';

/** Live events announce changes; this finds notices that begin or end by their dates. Milliseconds. */
const REFETCH_INTERVAL = 10 * 60_000;
const options = { staleTime: Infinity, refetchInterval: REFETCH_INTERVAL, retry: false } as const;

export const noticesQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['notices', 'board', language],
    queryFn: ({ signal }) => dataProvider.listNotices(undefined, { signal }),
    // After a change of language, the board keeps its texts until the new ones are there.
    placeholderData: (known) => known,
    ...options,
  });

export const versionQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['notices', 'version', language],
    queryFn: ({ signal }) => dataProvider.versionShouldRemind(undefined, { signal }),
    ...options,
  });

export const participationQuery = queryOptions({
  queryKey: ['promotion', 'offer'],
  queryFn: ({ signal }) => dataProvider.canParticipate(undefined, { signal }),
  ...options,
});

export const reminderQuery = queryOptions({
  queryKey: ['promotion', 'reminder'],
  queryFn: ({ signal }) => dataProvider.activityShouldRemind(undefined, { signal }),
  ...options,
});

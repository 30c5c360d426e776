import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

const LIST = 'applications';
/** Polled, because new applications send no event to this page. Milliseconds. */
const AGAIN_MS = 10_000;
/** Applications shown at first and added by *Show more*. */
export const PAGE = 20;

export const STATUSES = ['submitted', 'accepted', 'rejected'] as const;
export type ListedStatus = (typeof STATUSES)[number];

/** The applications of a status, newest state every ten seconds. */
export function useApplications(isAllowed: boolean, status: ListedStatus | null, most: number) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({
    queryKey: [LIST, status, most],
    queryFn: ({ signal }) =>
      dataProvider.listApplications({ query: { pageSize: most, ...(status ? { status } : {}) } }, { signal }),
    enabled: isAllowed,
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useApplication(id: string) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({
    queryKey: [LIST, 'one', id],
    queryFn: ({ signal }) => dataProvider.getApplication({ params: { id } }, { signal }),
    retry: false,
  });
}

/** Decides an application, and shows its new state everywhere. */
export function useReview(id: string) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { decision: 'accepted' | 'rejected'; auditAbstract: string }) =>
      dataProvider.reviewApplication({ params: { id }, body }),
    // Also after a refusal: somebody else may have decided it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [LIST] }),
  });
}

/** Records that the originals of an agreement arrived. */
export function useOriginalsReceived(id: string) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataProvider.receiveOriginals({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [LIST] }),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Also the key of the desk's list, which is loaded again with it. */
const LIST = 'applications';
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
    // Also after a refusal: a colleague may have decided it.
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { UnplacedReceipt, PracticeState } from '#contract/endpoints/practice.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

const STATE = ['practice'];
const UNPLACED = ['practiceUnplaced'];
/** Polled, because customs' answers send no event to this page. */
const AGAIN_MS = 5_000;

/** The current state of the practice customs, polled. */
export function usePracticeState(isAllowed: boolean) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<PracticeState>({
    queryKey: STATE,
    queryFn: ({ signal }) => dataProvider.practiceState(undefined, { signal }),
    enabled: isAllowed,
    refetchInterval: AGAIN_MS,
    retry: false,
  });
}

export function useUnplacedReceipts(isAllowed: boolean) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<UnplacedReceipt[]>({
    queryKey: UNPLACED,
    queryFn: ({ signal }) => dataProvider.unplacedReceipts(undefined, { signal }),
    enabled: isAllowed,
    refetchInterval: AGAIN_MS,
    retry: false,
  });
}

/** Runs an action on the practice customs and stores the returned state. */
export function usePracticeAct<A>(act: (input: A) => Promise<PracticeState>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (state) => queryClient.setQueryData(STATE, state),
  });
}

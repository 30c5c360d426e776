import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ParkedReceipt, PracticeState } from '#contract/endpoints/practice.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

const STATE = ['practice'];
const PARKED = ['practiceParked'];
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

export function useParkedReceipts(isAllowed: boolean) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<ParkedReceipt[]>({
    queryKey: PARKED,
    queryFn: ({ signal }) => dataProvider.parkedReceipts(undefined, { signal }),
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

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';

/** State of one deletion. `unknown`: no answer; the filing's status shows the result. */
export type DeletionState =
  | { state: 'waiting' | 'working' | 'unknown' }
  | { state: 'done'; status: DeclarationStatus }
  | { state: 'refused'; reason: string };

/** [D12] Deletes filings one after the other, one call each, so that one failure does not stop the others. `run` returns whether all were accepted. */
export function useDeletion() {
  const queryClient = useQueryClient();
  const [states, setStates] = useState<Readonly<Record<string, DeletionState>>>({});
  const isRunning = useRef(false);

  const run = useCallback(
    async (filings: readonly FilingRow[]): Promise<boolean> => {
      // Ignores a double click, which is faster than disabling the button.
      if (isRunning.current) return false;
      isRunning.current = true;
      const update = (id: string, state: DeletionState) => setStates((before) => ({ ...before, [id]: state }));
      for (const { id } of filings) update(id, { state: 'waiting' });
      let isAllDone = true;
      for (const filing of filings) {
        update(filing.id, { state: 'working' });
        const result = await requestDeletion(filing);
        isAllDone &&= result.state === 'done';
        update(filing.id, result);
      }
      isRunning.current = false;
      void queryClient.invalidateQueries({ queryKey: ['filings'] });
      return isAllDone;
    },
    [queryClient],
  );
  return { states, run };
}

async function requestDeletion({ id, declarationStatus: shownStatus }: FilingRow): Promise<DeletionState> {
  try {
    const { declarationStatus } = await dataProvider.deleteFiling({ query: { id, shownStatus } });
    return { state: 'done', status: declarationStatus };
  } catch (error) {
    if (error instanceof PortalError && !isUnknownOutcome(error)) return { state: 'refused', reason: error.message };
    return { state: 'unknown' };
  }
}

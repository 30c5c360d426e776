import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ERRORS } from '#contract/errors.ts';
import { isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
import { localDrafts } from '#local/localDrafts.ts';

/** State of one draft. `unsaved`: changed on this computer; `unknown`: no answer. */
export type BatchState =
  | { state: 'waiting' | 'working' | 'done' | 'unsaved' | 'conflict' | 'unknown' }
  | { state: 'refused'; reason: string };

/**
 * Uses drafts one after the other, one call each, so that one failure does not stop the others. A draft whose text on
 * this computer is not saved is left out: the portal has an older one.
 */
export function useDraftBatch(act: (id: string) => Promise<void>, changes: string) {
  const queryClient = useQueryClient();
  const [states, setStates] = useState<Readonly<Record<string, BatchState>>>({});
  const isRunning = useRef(false);
  const run = useCallback(
    async (ids: readonly string[]): Promise<void> => {
      // Ignores a double click, which is faster than disabling the button.
      if (isRunning.current) return;
      isRunning.current = true;
      const update = (id: string, state: BatchState) => setStates((before) => ({ ...before, [id]: state }));
      for (const id of ids) update(id, { state: 'waiting' });
      for (const id of ids) {
        update(id, { state: 'working' });
        update(id, await processDraft(id, act));
      }
      isRunning.current = false;
      void queryClient.invalidateQueries({ queryKey: [changes] });
    },
    [act, changes, queryClient],
  );
  return { states, run };
}

async function processDraft(id: string, act: (id: string) => Promise<void>): Promise<BatchState> {
  if ((await localDrafts.get(id).catch(() => null))?.changed) return { state: 'unsaved' };
  return act(id).then(() => ({ state: 'done' }), readFailure);
}

function readFailure(error: unknown): BatchState {
  if (!(error instanceof PortalError) || isUnknownOutcome(error)) return { state: 'unknown' };
  return error.code === ERRORS.stale.code ? { state: 'conflict' } : { state: 'refused', reason: error.message };
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ERRORS } from '#contract/errors.ts';
import { PortalError } from '#dataProvider/portalError.ts';

/** State of one draft. `unsaved`: changed on this computer; `unknown`: no answer. */
export type BatchState =
  | { state: 'waiting' | 'working' | 'done' | 'unsaved' | 'conflict' | 'unknown' }
  | { state: 'refused'; reason: string };

/** Thrown for a draft whose text on this computer is not saved to the portal. */
export class UnsavedHere extends Error {
  override readonly name = 'UnsavedHere';
}

/** Changes drafts one after the other, one call each, so that one failure does not stop the others. */
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
        update(id, await act(id).then(() => ({ state: 'done' }) as const, readFailure));
      }
      isRunning.current = false;
      void queryClient.invalidateQueries({ queryKey: [changes] });
    },
    [act, changes, queryClient],
  );
  return { states, run };
}

function readFailure(error: unknown): BatchState {
  if (error instanceof UnsavedHere) return { state: 'unsaved' };
  if (!(error instanceof PortalError) || error.kind !== 'answer') return { state: 'unknown' };
  return error.code === ERRORS.stale.code ? { state: 'conflict' } : { state: 'refused', reason: error.message };
}

import { useCallback } from 'react';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import { useNewDraft } from '../billForm/draft/useNewDraft.ts';

/** [D12] Creates a local draft from a version and opens it. Nothing is sent. */
export function useRestore(): { restore: (version: Bill) => Promise<void>; isBusy: boolean } {
  const { open, isBusy } = useNewDraft('history.restoreFailed');
  const restore = useCallback((version: Bill) => open(async () => restored(version)), [open]);
  return { restore, isBusy };
}

/** Leaves out what belongs to the filing itself. */
const restored = (version: Bill): Bill => ({
  ...toWireBody(version),
  id: null,
  revision: undefined,
  from: null,
  templateId: null,
});

import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { newDraftId } from '#rules/draftIds.ts';

/**
 * Stores a bill as a new local draft and opens it.
 * @param failureKey text of a failure, with `reason`
 */
export function useNewDraft(failureKey: string): {
  open: (make: () => Promise<Bill>) => Promise<void>;
  isBusy: boolean;
} {
  const navigate = useNavigate();
  const reportFailure = useReportFailure();
  const [isBusy, setIsBusy] = useState(false);
  const open = useCallback(
    async (make: () => Promise<Bill>) => {
      setIsBusy(true);
      try {
        const record = await make();
        const now = Date.now();
        const id = newDraftId(now);
        await localDrafts.put({ id, record, changed: true, savedAt: now });
        void navigate(pathTo.draft(id));
      } catch (error) {
        reportFailure(failureKey, error);
      } finally {
        setIsBusy(false);
      }
    },
    [navigate, reportFailure, failureKey],
  );
  return { open, isBusy };
}

import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { newDraftId } from '#rules/draftIds.ts';

/** [D12] Creates a local draft from a version and opens it. Nothing is sent. */
export function useRestore(): { restore: (version: Bill) => Promise<void>; isBusy: boolean } {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const restore = useCallback(
    async (version: Bill) => {
      setIsBusy(true);
      try {
        const now = Date.now();
        const id = newDraftId(now);
        await localDrafts.put({ id, record: restored(version), changed: true, savedAt: now });
        void navigate(pathTo.draft(id));
      } catch (error) {
        const restoredText = error instanceof Error ? error.message : String(error);
        notify('history.restoreFailed', {
          type: 'error',
          messageArgs: { reason: t(restoredText, { _: restoredText }) },
        });
      } finally {
        setIsBusy(false);
      }
    },
    [navigate, notify, t],
  );
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

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSameBill } from '#contract/entities/bill.ts';
import { useUser } from '#authProvider/useUser.ts';
import { pathTo } from '#contract/routes.ts';
import { fromErrorTree } from '#schema/issue.ts';
import type { OpenBill } from '../billForm/openBill.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { readRefusedChange } from './readRefusedChange.ts';
import { useChangeSending, type ChangeSending, type SendingEnds } from './useChangeSending.ts';

/**
 * [I8] Sends an open change and handles the result: shows the result page, puts a refusal at the fields, or reports
 * that another text was sent.
 * @param refetchFiling reloads the filing
 * @returns `sentOther`: intent key of another text that was sent
 */
export function useSentChange(
  filingId: string,
  { form, session }: OpenBill,
  refetchFiling: () => void,
): { sending: ChangeSending; sentOther: string | null } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { refresh } = useUser();
  const [sentOther, setSentOther] = useState<string | null>(null);
  const leave = useCallback(
    (key: string) => {
      void refresh();
      void queryClient.invalidateQueries({ queryKey: ['filings'] });
      void navigate(pathTo.sent([key]), { replace: true });
    },
    [refresh, queryClient, navigate],
  );
  const ends = useMemo<SendingEnds>(
    () => ({
      isSame: (sent) => isSameBill(session.record(), sent),
      onDone: leave,
      onOther: (key) => {
        setSentOther(key);
        refetchFiling();
        void preserveText(session);
      },
      onRefused: refetchFiling,
    }),
    [session, leave, refetchFiling],
  );
  const sending = useChangeSending(filingId, ends);
  const { refused } = sending;
  useEffect(() => {
    const found = readRefusedChange(refused)?.errors;
    if (found) form.showPortalIssues(fromErrorTree(found));
  }, [refused, form]);
  return { sending, sentOther };
}

/** [I8] Stores the typed text again after another text of the filing was sent, which removed the local copy. */
async function preserveText(session: DocumentSession): Promise<void> {
  await session.flush();
  const { saved, otherTab } = session.state();
  // A conflict of tabs is resolved in the form first.
  if (saved.where === 'computer' && !otherTab) session.keepMine();
}

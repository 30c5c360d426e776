import { useEffect } from 'react';
import { differingFields, type Bill } from '#contract/entities/bill.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { useFiling } from '../filing/useFiling.ts';
import { filingToBill } from './openChange.ts';

/**
 * The filing being changed, refetched on live events. `isMoved`: another user changed it since this text was started.
 * @param bill the text in the form
 * @param isTyped the form has unsent changes
 */
export function useLatestFiling(id: string, session: DocumentSession, bill: Bill, isTyped: boolean) {
  const { data: filing = null, error, refetch } = useFiling(id);

  useEffect(() => {
    if (!filing) return;
    const theirs = filingToBill(filing);
    // Unchanged or equal text follows the portal.
    session.offer(theirs);
    const mine = session.record();
    if (mine.revision !== filing.revision && differingFields(mine, theirs).length === 0) session.startOver(theirs);
  }, [filing, session]);

  const isMoved =
    filing !== null &&
    isTyped &&
    bill.revision !== filing.revision &&
    differingFields(bill, filingToBill(filing)).length > 0;
  return { filing, error, refetch, isMoved };
}

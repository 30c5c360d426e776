import { useEffect } from 'react';
import { differingFields, type Bill } from '#contract/entities/bill.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { useFiling } from '../filing/useFiling.ts';
import { filingToBill } from './openChange.ts';

/**
 * The filing that is being changed, as the portal has it now; live events refetch it. `isMoved`: somebody else changed it
 * since this text was begun, and both must be compared.
 * @param bill as it stands in the form
 * @param isTyped the form holds something that the portal does not have
 */
export function useLatestFiling(id: string, session: DocumentSession, bill: Bill, isTyped: boolean) {
  const { data: filing = null, error, refetch } = useFiling(id);

  useEffect(() => {
    if (!filing) return;
    const theirs = filingToBill(filing);
    // A form that nobody typed into follows by itself, and so does one that says the same.
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

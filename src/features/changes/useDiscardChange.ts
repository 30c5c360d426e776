import { useCallback, useState } from 'react';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { localChanges } from '#local/localChanges.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { filingToBill } from './openChange.ts';

/** Discards a change, so that the form shows the filing again, and restores it. */
export function useDiscardChange(session: DocumentSession, filing: FilingDetail | null) {
  const [discarded, setDiscarded] = useState<Bill | null>(null);

  async function discard(): Promise<void> {
    if (!filing) return;
    // A pending write would restore the text.
    await session.flush();
    setDiscarded(session.record());
    session.startOver(filingToBill(filing));
    // A copy that is left is opened at the next visit and can be discarded again.
    await localChanges.remove([session.state().id]).catch(() => undefined);
  }
  function restore(): void {
    if (!filing || !discarded) return;
    session.rebase(discarded, filing.revision);
    setDiscarded(null);
  }
  return { isDiscarded: discarded !== null, discard, restore, forget: useCallback(() => setDiscarded(null), []) };
}

import { useMemo } from 'react';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { filingToBill } from './openChange.ts';
import { unresolvedAnswers, rejectedAnswers } from './rejectedAnswers.ts';

/**
 * [D09] What customs refused of the filing, and what of that is still as it was.
 * @param bill as it stands in the form
 */
export function useRejected(filing: FilingDetail | null, bill: Bill) {
  const rejected = useMemo(() => (filing ? rejectedAnswers(filing) : []), [filing]);
  const unresolved = useMemo(
    () => (filing ? unresolvedAnswers(rejected, filingToBill(filing), bill) : []),
    [rejected, filing, bill],
  );
  return { rejected, unresolved };
}

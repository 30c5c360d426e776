import { useMemo } from 'react';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { filingToBill } from './openChange.ts';
import { unresolvedAnswers, rejectedAnswers } from './rejectedAnswers.ts';

/**
 * [D09] All rejects of a filing, and the unresolved ones.
 * @param bill the text in the form
 */
export function useRejected(filing: FilingDetail | null, bill: Bill) {
  const rejected = useMemo(() => (filing ? rejectedAnswers(filing) : []), [filing]);
  const unresolved = useMemo(
    () => (filing ? unresolvedAnswers(rejected, filingToBill(filing), bill) : []),
    [rejected, filing, bill],
  );
  return { rejected, unresolved };
}

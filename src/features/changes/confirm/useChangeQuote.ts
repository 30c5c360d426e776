import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import type { FilingDetail, Settlement } from '#contract/endpoints/filings.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { pageOwner } from '#local/owner.ts';
import type { ChangePlan } from '#rules/changePlan.ts';
import { usesProviderBond } from '#rules/providerBond.ts';

/** Debounce in milliseconds. */
const PAUSE = 500;

/** Pending calls by their parameters. */
const pendingQuotes = new Map<string, Promise<Settlement>>();

/**
 * [D06] Gets the portal's price and objections for a bill as the new version of a filing. Page and dialog share one
 * call, because the client aborts the first of two equal posts.
 * @param basis `quoteBasis` of the filing: separates answers from before a change
 */
export function fetchQuote(filingId: string, basis: string, bill: Bill): Promise<Settlement> {
  const body = { ...toWireBody(bill), filingId };
  const key = `${basis} ${JSON.stringify(body)}`;
  const known = pendingQuotes.get(key);
  if (known) return known;
  const answer = dataProvider.preSettle({ body }).finally(() => pendingQuotes.delete(key));
  pendingQuotes.set(key, answer);
  return answer;
}

/** What a quote depends on besides the bill. */
export const quoteBasis = (filing: Pick<FilingDetail, 'revision' | 'declarationStatus' | 'bondPaid'> | null): string =>
  `${filing?.revision} ${filing?.declarationStatus} ${filing?.bondPaid}`;

/** The quote if it is for the page's plan, else null: then the portal's filing is newer, and `onOutdated` is called. */
export function useMatchingQuote(
  answer: Settlement | null,
  kind: ChangePlan['kind'] | undefined,
  onOutdated: () => void,
): Settlement | null {
  const isMatching = answer === null || kind === undefined || !answer.plan || answer.plan.kind === kind;
  useEffect(() => {
    if (!isMatching) onOutdated();
  }, [isMatching, answer, onOutdated]);
  return isMatching ? answer : null;
}

interface Quoted {
  filing: FilingDetail | null;
  bill: Bill;
  kind: ChangePlan['kind'] | undefined;
  isOpen: boolean;
  /** Called if the portal's filing is newer than the page's. */
  onOutdated: () => void;
}

/** The price of a change, null until loaded; reloaded when a relevant value changes. */
export function useChangeQuote(
  filingId: string,
  { filing, bill, kind, isOpen, onOutdated }: Quoted,
): Settlement | null {
  const basis = `${quoteBasis(filing)} ${kind}`;
  const key = [...bill.amsRequestList.map(({ amsNo }) => amsNo), bill.houseScac, usesProviderBond(bill), basis].join(
    ' ',
  );
  const [debounced, setDebounced] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(key), PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  const { data = null } = useQuery({
    queryKey: ['changeQuote', pageOwner(), filingId, debounced],
    queryFn: () => fetchQuote(filingId, quoteBasis(filing), bill),
    enabled: isOpen && debounced === key,
    staleTime: 30_000,
    retry: false,
  });
  // Ignores the price of an earlier text.
  return useMatchingQuote(debounced === key ? data : null, kind, onOutdated);
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import type { FilingDetail, Settlement } from '#contract/endpoints/filings.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { pageOwner } from '#local/owner.ts';
import type { ChangePlan } from '#rules/changePlan.ts';

/** A number that is being typed is not asked about letter by letter. */
const PAUSE = 500;

/** Questions on their way, by what they are about. */
const pendingQuotes = new Map<string, Promise<Settlement>>();

/**
 * [D06] The portal's price and objections for a bill as the new version of a filing; changes nothing. The page and its
 * dialog may ask the same at once: one question answers both, for of two equal posts the client gives up the first.
 * @param standing `standingOf` the filing: an answer from before it changed is not one for now
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

/** What else than the bill an answer depends on. */
export const quoteBasis = (filing: Pick<FilingDetail, 'revision' | 'declarationStatus' | 'bondPaid'> | null): string =>
  `${filing?.revision} ${filing?.declarationStatus} ${filing?.bondPaid}`;

/**
 * An answer that is about the plan that the page names: a price of another plan is never shown beside it. Where the portal
 * plans otherwise, the filing is another one than the page shows.
 */
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
  /** What the page says that the bill becomes. */
  kind: ChangePlan['kind'] | undefined;
  /** It can be sent at all. */
  isOpen: boolean;
  /** The portal has the filing otherwise than the page. */
  onOutdated: () => void;
}

/**
 * What the change would cost, null until the portal has said so; asked anew when something changed that prices or forbids it.
 */
export function useChangeQuote(
  filingId: string,
  { filing, bill, kind, isOpen, onOutdated }: Quoted,
): Settlement | null {
  const basis = `${quoteBasis(filing)} ${kind}`;
  const key = [...bill.amsRequestList.map(({ amsNo }) => amsNo), bill.houseScac, bondTypeOf(bill), basis].join(' ');
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
  // The price of what stood there before is not the price of this.
  return useMatchingQuote(debounced === key ? data : null, kind, onOutdated);
}

const bondTypeOf = (bill: Bill): string => ('bondType' in bill ? bill.bondType : '');

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Bill } from '#contract/entities/bill.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { pageOwner } from '#local/owner.ts';
import { bodyOf } from '../billForm/bodyOf.ts';

/** A number that is being typed is not asked about letter by letter. */
const PAUSE = 500;

/** [D06] The portal's price and objections for a bill as the new version of a filing; changes nothing. */
export const askQuote = (filingId: string, bill: Bill, signal?: AbortSignal): Promise<Settlement> =>
  portalClient.call('preSettle', { body: { ...bodyOf(bill), filingId } }, { signal });

/**
 * What the change would cost, null until the portal has said so; asked anew when something changed that prices or forbids it.
 * @param standing what else the answer depends on: revision, status, plan
 */
export function useChangeQuote(filingId: string, bill: Bill, standing: string, isOpen: boolean) {
  const key = [...bill.amsRequestList.map(({ amsNo }) => amsNo), bill.houseScac, bondTypeOf(bill), standing].join(' ');
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  const { data = null } = useQuery({
    queryKey: ['changeQuote', pageOwner(), filingId, settled],
    queryFn: ({ signal }) => askQuote(filingId, bill, signal),
    enabled: isOpen && settled === key,
    staleTime: 30_000,
    retry: false,
  });
  // The price of what stood there before is not the price of this.
  return settled === key ? data : null;
}

const bondTypeOf = (bill: Bill): string => ('bondType' in bill ? bill.bondType : '');

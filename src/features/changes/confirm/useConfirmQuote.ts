import { useQuery } from '@tanstack/react-query';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { useBalanceRefresh } from '#features/payment/useBalanceRefresh.ts';
import type { ChangePlan } from '#rules/changePlan.ts';
import { fetchQuote, quoteBasis, useMatchingQuote } from './useChangeQuote.ts';

interface Confirmed {
  filing: FilingDetail;
  bill: Bill;
  kind: ChangePlan['kind'];
  user: UserInfo;
  /** Called if the portal's filing is newer than the page's. */
  onOutdated: () => void;
}

/** [D06] The price of a displayed change: loaded again for each dialog, after an error, and when the balance changes. */
export function useConfirmQuote({ filing, bill, kind, user, onOutdated }: Confirmed) {
  const basis = quoteBasis(filing);
  const {
    data = null,
    error,
    refetch,
  } = useQuery({
    queryKey: ['changeQuote', filing.id, 'confirm', basis, bill],
    queryFn: () => fetchQuote(filing.id, basis, bill),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  useBalanceRefresh(user, false, () => void refetch());
  return { settlement: useMatchingQuote(data, kind, onOutdated), error, refetch };
}

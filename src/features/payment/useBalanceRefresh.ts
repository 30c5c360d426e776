import { useEffect, useRef } from 'react';
import type { UserInfo } from '#contract/endpoints/account.ts';

type Wallet = Pick<UserInfo, 'coin' | 'couponCount'>;

/**
 * [M02] Calls back when the wallet has grown, such as by a top-up in another window: the price card shows the new
 * balance, and the person confirms. Nothing is sent by itself.
 */
export function useBalanceRefresh(wallet: Wallet | null, isPaused: boolean, onGrown: () => void): void {
  const known = useRef<Wallet | null>(null);
  useEffect(() => {
    if (wallet === null || isPaused) return;
    const before = known.current;
    known.current = wallet;
    if (before && (wallet.coin > before.coin || wallet.couponCount > before.couponCount)) onGrown();
  });
}

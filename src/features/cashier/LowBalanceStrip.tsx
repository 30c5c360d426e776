import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FEES, LOW_BALANCE } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { Strip } from '#components/layout/Strip.tsx';
import { useUser } from '#authProvider/useUser.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { maySeeBilling } from '#rules/menuRules.ts';
import { isUsable } from '#rules/usableUser.ts';
import { WhoTopsUp } from './WhoTopsUp.tsx';

/** Dismissed at this many coins; shown again in another session, or when there is less. */
const DISMISSED = 'tpt-low-balance';

/** [R23] [G16] Warns of a low balance, and names who can top up. */
export function LowBalanceStrip() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { user } = useUser();
  const [dismissed, setDismissed] = useState(() => Number(sessionStorage.getItem(DISMISSED) ?? Number.NaN));
  if (!user || !isUsable(user) || user.coin >= LOW_BALANCE || dismissed <= user.coin) return null;
  const { coin } = user;
  const count = Math.floor(coin / FEES.filing);
  const later = () => {
    sessionStorage.setItem(DISMISSED, String(coin));
    setDismissed(coin);
  };
  return (
    <Strip
      tone="info"
      action={
        <>
          {maySeeBilling(user) && (
            <a href={pathTo.topUp()} target="_blank" rel="noopener">
              {t('cashier.low.topUp')}
            </a>
          )}
          <button type="button" onClick={later}>
            {t('cashier.low.later')}
          </button>
        </>
      }
    >
      {t(count === 0 ? 'cashier.low.none' : 'cashier.low.enough', { count, amount: coin.toLocaleString(language) })}{' '}
      {!maySeeBilling(user) && <WhoTopsUp otherwise={t('cashier.low.askAdmin')} />}
    </Strip>
  );
}

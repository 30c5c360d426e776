import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { CASHIER_TABS, type CashierTab } from '#contract/cashier.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { pathTo } from '#contract/routes.ts';
import { buttonClass } from '#components/layout/Button.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { Message } from '#components/layout/Message.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { ListError } from '#components/list/ListError.tsx';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { offeredNames } from '#i18n/languageNames.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { maySeeBilling } from '#rules/menuRules.ts';
import { isUsable } from '#rules/usableUser.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { cashierQuery } from './cashierQueries.ts';
import { CouponsTab } from './CouponsTab.tsx';
import { InvoicesTab } from './InvoicesTab.tsx';
import { RecordsTab } from './RecordsTab.tsx';
import { TopUpTab } from './TopUpTab.tsx';
import styles from './Cashier.module.css';

const PANELS = { topUp: TopUpTab, records: RecordsTab, invoices: InvoicesTab, coupons: CouponsTab };

/** `/cashier?tab=` [M02] [R18] Top-ups, invoices and coupons in a window of their own. */
export function Cashier() {
  const t = useTranslate();
  const { user, isPending } = useUser();
  useWindowTitle(t('titles.cashier'));
  useFirstScreen(!isPending);
  if (isPending) return <PageSkeleton />;
  if (!user) {
    return (
      <Message title={t('cashier.title')} text={t('cashier.signInFirst')}>
        <Link className={buttonClass({ variant: 'contained' })} to={pathTo.login(pathTo.cashier('topUp'))}>
          {t('titles.login')}
        </Link>
      </Message>
    );
  }
  if (!isUsable(user) || !maySeeBilling(user)) {
    return <Message title={t('cashier.notAllowed')} text={t('cashier.askAdmin')} />;
  }
  return <OpenCashier user={user} />;
}

function OpenCashier({ user }: { user: UserInfo }) {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  const id = useId();
  const [search] = useSearchParams();
  const tab: CashierTab = CASHIER_TABS.find((name) => name === search.get('tab')) ?? 'topUp';
  const { data, error, refetch } = useQuery(cashierQuery);
  const Panel = PANELS[tab];
  const amount = (count: number) => count.toLocaleString(language);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Wordmark />
        <LanguageSwitch language={language} names={offeredNames()} onChange={setLanguage} />
      </header>
      <main className={styles.main}>
        <div className={styles.head}>
          <div>
            <h1>{t('cashier.title')}</h1>
            <p className={styles.soft}>{t('cashier.lead', { enterprise: user.enterpriseName })}</p>
          </div>
          {data && (
            <div>
              <dl className={styles.balances}>
                <div>
                  <dt>{t('cashier.balance')}</dt>
                  <dd>{amount(data.coin)}</dd>
                </div>
                <div>
                  <dt>{t('cashier.coupons')}</dt>
                  <dd>{amount(data.couponCount)}</dd>
                </div>
              </dl>
              <Link to={pathTo.screen('ledger')}>{t('cashier.showLedger')}</Link>
            </div>
          )}
        </div>
        <nav className={styles.tabs} aria-label={t('cashier.title')}>
          {CASHIER_TABS.map((name) => (
            <Link key={name} to={pathTo.cashier(name)} aria-current={name === tab ? 'page' : undefined}>
              {t(`cashier.tabs.${name}`)}
            </Link>
          ))}
        </nav>
        <section aria-labelledby={id}>
          <h2 id={id} className="visuallyHidden">
            {t(`cashier.tabs.${tab}`)}
          </h2>
          {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
          {data && <Panel cashier={data} />}
        </section>
      </main>
    </div>
  );
}

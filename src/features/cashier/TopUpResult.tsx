import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { buttonClass } from '#components/layout/Button.tsx';
import { Drawing } from '#components/layout/Drawing.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { cashierQuery, topUpQuery } from './cashierQueries.ts';
import styles from './Cashier.module.css';

/** [M02] The state of a top-up; a payment that is still open is polled. */
export function TopUpResult({ id }: { id: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(topUpQuery(id));
  const { data: cashier } = useQuery(cashierQuery);
  const state = data?.state;
  useEffect(() => {
    if (state === 'paid') void queryClient.invalidateQueries({ queryKey: cashierQuery.queryKey });
  }, [state, queryClient]);
  if (!data || !state) return error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const amount = data.coins.toLocaleString(language);
  const balance = (cashier?.coin ?? 0).toLocaleString(language);
  return (
    <div className={styles.result}>
      <Drawing name={state === 'paid' ? 'ship' : 'buoy'} />
      <output>
        <h3>{t(`cashier.result.${state}`, { amount })}</h3>
        <p>{t(`cashier.result.${state}Text`, { amount, balance })}</p>
      </output>
      <div className={styles.actions}>
        {data.pageUrl && (
          <a className={buttonClass({ variant: 'contained' })} href={data.pageUrl}>
            {t('cashier.result.continue')}
          </a>
        )}
        {state !== 'open' && (
          <Link className={buttonClass({ variant: 'outlined' })} to={pathTo.cashier('topUp')}>
            {t('cashier.result.again')}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'outlined' })} to={pathTo.cashier('records')}>
          {t('cashier.result.records')}
        </Link>
      </div>
    </div>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TopUpState } from '#contract/cashier.ts';
import type { TopUp } from '#contract/endpoints/cashier.ts';
import { pathTo } from '#contract/routes.ts';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { StatusTone } from '#components/status/tone.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { topUpsQuery } from './cashierQueries.ts';
import { CashierTable, type CashierColumn } from './CashierTable.tsx';
import styles from './Cashier.module.css';

const TONES: Record<TopUpState, StatusTone> = {
  open: 'waiting',
  paid: 'green',
  canceled: 'red',
  expired: 'red',
  disputed: 'greenWarning',
  closed: 'red',
};

/** [R18] [M02] The recharge records. */
export function RecordsTab() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(topUpsQuery);
  const columns: CashierColumn<TopUp>[] = [
    { head: 'cashier.records.at', cell: ({ createdAt }) => createdAt },
    { head: 'cashier.records.amount', isNumber: true, cell: ({ coins }) => `¥${coins.toLocaleString(language)}` },
    {
      head: 'cashier.records.state',
      cell: ({ id, state }) => (
        <Link to={pathTo.cashier('topUp', id)}>
          <StatusChip tone={TONES[state]}>{t(`cashier.state.${state}`)}</StatusChip>
        </Link>
      ),
    },
    { head: 'cashier.records.operator', cell: ({ operator }) => operator },
    { head: 'cashier.records.settledAt', cell: ({ settledAt }) => settledAt ?? '–' },
    {
      head: 'cashier.records.ref',
      cell: ({ paymentRef }) => <span className={styles.code}>{paymentRef ?? '–'}</span>,
    },
    { head: 'cashier.records.invoice', cell: ({ invoiceId }) => (invoiceId ? t('cashier.records.invoiced') : '–') },
  ];
  return (
    <CashierTable
      texts="cashier.records"
      columns={columns}
      rows={data?.pages.flatMap(({ records }) => records)}
      keyOf={({ id }) => id}
      error={error}
      onRetry={() => void refetch()}
      onMore={hasNextPage ? () => void fetchNextPage() : null}
    />
  );
}

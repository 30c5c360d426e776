import { useState } from 'react';
import { ListContextProvider, useTranslate } from 'react-admin';
import { listContext } from '#features/lists/listContexts.ts';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { PAGE_SIZES } from '#contract/limits.ts';
import type { StatisticDay, StatisticSums } from '#contract/endpoints/statistics.ts';
import { useListSettings, useSavePageSize } from '#dataProvider/useListSettings.ts';
import { SumsTable } from './SumsTable.tsx';
import styles from './Statistics.module.css';

const COLUMNS = [
  'filings',
  'fees',
  'bonds',
  'refunds',
  'coins',
  'credit',
  'vip',
  'couponDeduction',
  'toppedUp',
] as const;

/** [M04] The money of each day, newest first; its sum is that of the ledger. */
export function MoneyTable({ days, total }: { days: readonly StatisticDay[]; total: StatisticSums }) {
  const t = useTranslate();
  const savePageSize = useSavePageSize();
  const { perPage } = useListSettings();
  const [place, setPlace] = useState({ days, page: 1 });
  // Other days begin at the first page again.
  const page = place.days === days ? place.page : 1;
  const setPage = (next: number): void => setPlace({ days, page: next });
  const paging = { page, perPage, total: days.length, setPage, setPerPage: () => setPage(1), isPending: false };
  const shown = days.toReversed().slice((page - 1) * perPage, page * perPage);

  return (
    <ListContextProvider value={listContext(paging)}>
      <div className={styles.part}>
        <h2>{t('statistics.money.title')}</h2>
        <p className={styles.measure}>{t('statistics.money.text')}</p>
        <SumsTable
          label={t('statistics.money.title')}
          head={t('statistics.sums.day')}
          columns={COLUMNS}
          rows={shown.map((day) => ({ key: day.day, name: day.day, sums: day }))}
          total={{ name: t('statistics.money.total'), sums: total }}
        />
        {days.length > 0 ? (
          <PagingBar sizes={PAGE_SIZES} onSize={savePageSize} />
        ) : (
          <p className={styles.measure}>{t('statistics.money.none')}</p>
        )}
      </div>
    </ListContextProvider>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Invoice } from '#contract/endpoints/cashier.ts';
import { Button } from '#components/layout/Button.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { invoicesQuery } from './cashierQueries.ts';
import { CashierTable, type CashierColumn } from './CashierTable.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import styles from './Cashier.module.css';

/** [R18] [M02] Invoice requests and their state. */
export function InvoicesTab() {
  const t = useTranslate();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(invoicesQuery);
  const columns: CashierColumn<Invoice>[] = [
    { head: 'cashier.invoices.at', cell: ({ createdAt }) => createdAt },
    { head: 'cashier.invoices.title', cell: ({ title }) => title },
    { head: 'cashier.invoices.taxNo', cell: ({ taxNo }) => <span className={styles.code}>{taxNo}</span> },
    { head: 'cashier.invoices.amount', isNumber: true, cell: ({ coins }) => `¥${coins.toLocaleString(language)}` },
    {
      head: 'cashier.invoices.state',
      cell: ({ state }) => (
        <StatusChip tone={state === 'issued' ? 'green' : 'waiting'}>{t(`cashier.invoices.states.${state}`)}</StatusChip>
      ),
    },
    {
      head: 'cashier.invoices.number',
      cell: ({ invoiceNo }) => <span className={styles.code}>{invoiceNo ?? '–'}</span>,
    },
  ];
  return (
    <>
      {isOpen ? (
        <InvoiceForm onClose={close} />
      ) : (
        <div className={styles.tools}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus returns from the closed form */}
          <Button variant="contained" autoFocus={wasOpen} onClick={() => setOpen(true)}>
            {t('cashier.invoices.request')}
          </Button>
        </div>
      )}
      <CashierTable
        texts="cashier.invoices"
        columns={columns}
        rows={data?.pages.flatMap(({ records }) => records)}
        keyOf={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        onMore={hasNextPage ? () => void fetchNextPage() : null}
      />
    </>
  );
}

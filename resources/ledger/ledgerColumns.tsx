import { LinkBase, useTranslate } from 'react-admin';
import type { LedgerRow } from '#contract/endpoints/cashier.ts';
import { pathTo } from '#contract/routes.ts';
import { groupDigits } from '#components/cells/groupDigits.ts';
import type { Column } from '#components/list/column.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import styles from './Ledger.module.css';

function Kind({ row }: { row: LedgerRow }) {
  const t = useTranslate();
  return t(`cashier.ledger.kinds.${row.kind}`);
}

function Amount({ amount, hasSign }: { amount: number; hasSign?: boolean }) {
  const { language } = useLanguage();
  return (
    <>
      {hasSign && amount > 0 && '+'}
      {groupDigits(amount, language)}
    </>
  );
}

/** The filing or the payment that moved the money. */
function About({ row }: { row: LedgerRow }) {
  if (row.filing) {
    return (
      <LinkBase to={pathTo.filing(row.filing.id)} className={styles.link}>
        <BillNumber value={row.filing.amsNo} />
      </LinkBase>
    );
  }
  const text = [row.reference, row.reason].filter(Boolean).join(' · ');
  if (row.kind !== 'topUp' || !row.reference) return <span className={styles.reference}>{text || '–'}</span>;
  return (
    <a href={pathTo.cashier('records')} target="_blank" rel="noopener" className={styles.reference}>
      {text}
    </a>
  );
}

function Operator({ row }: { row: LedgerRow }) {
  const t = useTranslate();
  return row.operator ?? t('cashier.ledger.system');
}

export const ledgerColumns: readonly Column<LedgerRow>[] = [
  { key: 'at', labelKey: 'cashier.ledger.at', width: 10.5, grow: 0, rowHeader: true, render: ({ at }) => at },
  { key: 'kind', labelKey: 'cashier.ledger.kind', width: 9, render: (row) => <Kind row={row} /> },
  { key: 'about', labelKey: 'cashier.ledger.about', width: 12, grow: 1, render: (row) => <About row={row} /> },
  { key: 'clientRef', labelKey: 'cashier.ledger.clientRef', width: 9, render: ({ clientRef }) => clientRef ?? '–' },
  { key: 'operator', labelKey: 'cashier.ledger.operator', width: 7, render: (row) => <Operator row={row} /> },
  {
    key: 'amount',
    labelKey: 'cashier.ledger.amount',
    width: 6,
    align: 'end',
    render: ({ amount }) => <Amount amount={amount} hasSign />,
  },
  {
    key: 'balanceAfter',
    labelKey: 'cashier.ledger.balanceAfter',
    width: 7.5,
    align: 'end',
    render: ({ balanceAfter }) => (
      <strong>
        <Amount amount={balanceAfter} />
      </strong>
    ),
  },
];

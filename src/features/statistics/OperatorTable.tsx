import { useTranslate } from 'react-admin';
import type { StatisticOperator } from '#contract/endpoints/statistics.ts';
import { SumsTable } from './SumsTable.tsx';
import styles from './Statistics.module.css';

const COLUMNS = [
  'filings',
  'isf10',
  'isf5',
  'accepted',
  'rejected',
  'late',
  'coins',
  'credit',
  'couponDeduction',
] as const;

/** The same by person, the busiest first. */
export function OperatorTable({ rows }: { rows: readonly StatisticOperator[] }) {
  const t = useTranslate();
  if (rows.length === 0) return null;
  return (
    <div className={styles.part}>
      <h2>{t('statistics.people.title')}</h2>
      <p className={styles.measure}>{t('statistics.people.text')}</p>
      <SumsTable
        label={t('statistics.people.title')}
        head={t('statistics.operator')}
        columns={COLUMNS}
        rows={rows.map((row) => ({ key: row.operatorId, name: row.operator, sums: row }))}
      />
    </div>
  );
}

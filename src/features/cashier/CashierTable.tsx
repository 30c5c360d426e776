import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import table from '#components/settings/SettingsTable.module.css';
import styles from './Cashier.module.css';

export interface CashierColumn<R> {
  /** Message key of its head. */
  head: string;
  isNumber?: boolean;
  cell: (row: R) => ReactNode;
}

interface CashierTableProps<R> {
  /** Area of the texts: `caption`, `none`, `noneText`. */
  texts: string;
  columns: readonly CashierColumn<R>[];
  rows: readonly R[] | undefined;
  keyOf: (row: R) => string;
  error: Error | null;
  onRetry: () => void;
  /** Loads further rows; null when all are shown. */
  onMore?: (() => void) | null;
}

/** A list of the cashier, whose rows become cards on phones. */
export function CashierTable<R>({ texts, columns, rows, keyOf, error, onRetry, onMore }: CashierTableProps<R>) {
  const t = useTranslate();
  if (!rows) return error ? <ListError error={error} onRetry={onRetry} /> : <PageSkeleton />;
  if (rows.length === 0) {
    return (
      <div className={styles.card}>
        <ListState title={t(`${texts}.none`)}>{t(`${texts}.noneText`)}</ListState>
      </div>
    );
  }
  return (
    <>
      <table className={table.table}>
        <caption className="visuallyHidden">{t(`${texts}.caption`)}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" className={isNumber ? styles.number : undefined}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, isNumber, cell }, at) =>
                at === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-label={t(head)} className={isNumber ? styles.number : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {onMore && (
        <div className={styles.more}>
          <Button variant="outlined" onClick={onMore}>
            {t('cashier.more')}
          </Button>
        </div>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { SettingsTable } from '#components/settings/SettingsTable.tsx';
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
    return <ListState title={t(`${texts}.none`)}>{t(`${texts}.noneText`)}</ListState>;
  }
  return (
    <>
      <SettingsTable
        caption={t(`${texts}.caption`)}
        columns={columns.map(({ head, ...column }) => ({ label: t(head), ...column }))}
        rows={rows}
        keyOf={keyOf}
      />
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

import type { ReactNode } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { useListContext, useTranslate } from 'react-admin';
import type { Row } from './column.ts';
import { SelectAll } from './SelectAll.tsx';
import type { SelectionLimits } from './selectAllRows.ts';
import styles from './SelectionBar.module.css';

/**
 * How many rows are selected, *select all* over all pages, and what can be done with them; a layer at the foot of the
 * window, so that no row moves.
 * @param above said over the bar, e.g. why an action was refused
 * @param limits what *select all* may take
 * @param onRows gets the rows that *select all* found; `remember` of useSelectedRows, when their contents matter
 * @example <SelectionBar limits={limits} offPage={offPage} onRows={remember}><Button>Send</Button></SelectionBar>
 */
export function SelectionBar<R extends Row>({
  children,
  above,
  offPage = 0,
  limits,
  onRows,
}: {
  children: ReactNode;
  above?: ReactNode;
  offPage?: number;
  limits: SelectionLimits;
  onRows?: (rows: readonly R[]) => void;
}) {
  const t = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <section className={styles.place} aria-label={t('ui.list.selection')}>
      {above}
      <div className={styles.bar}>
        <output className={styles.count}>
          {t('ui.list.selected', { smart_count: selectedIds.length })}
          {offPage > 0 && <span className={styles.away}> · {t('ui.list.offPage', { smart_count: offPage })}</span>}
        </output>
        <SelectAll limits={limits} onRows={onRows} />
        <Button variant="text" onClick={() => onSelect([])}>
          {t('ui.list.clearSelection')}
        </Button>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}

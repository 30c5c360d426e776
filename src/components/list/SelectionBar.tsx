import type { ReactNode } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { useListContext, useTranslate } from 'react-admin';
import type { Row } from './column.ts';
import { SelectAll } from './SelectAll.tsx';
import type { SelectionLimits } from './selectAllRows.ts';
import styles from './SelectionBar.module.css';

/**
 * The selection bar at the bottom of the window: number, *select all*, actions.
 * @param above content above the bar, e.g. a refusal
 * @param limits of *select all*
 * @param onRows called with the rows of *select all*; pass `remember` of useSelectedRows if their contents are needed
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

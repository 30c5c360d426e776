import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import styles from './SelectionBar.module.css';

/**
 * How many rows are selected and what can be done with them; a layer at the foot of the window, so that no row moves.
 * @param above said over the bar, e.g. why an action was refused
 * @example <SelectionBar offPage={2}><Button>Send</Button></SelectionBar>
 */
export function SelectionBar({
  children,
  above,
  offPage = 0,
}: {
  children: ReactNode;
  above?: ReactNode;
  offPage?: number;
}) {
  const t = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <section className={styles.place} aria-label={t('lists.selection')}>
      {above}
      <div className={styles.bar}>
        <output className={styles.count}>
          {t('lists.selected', { smart_count: selectedIds.length })}
          {offPage > 0 && <span className={styles.away}> · {t('lists.offPage', { smart_count: offPage })}</span>}
        </output>
        <Button variant="text" onClick={() => onSelect([])}>
          {t('lists.clearSelection')}
        </Button>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}

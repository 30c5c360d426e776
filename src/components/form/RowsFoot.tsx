import { useTranslate } from 'ra-core';
import styles from './RowsEditor.module.css';

/** What was just done to the lines, and the way back. */
export type RowsDeed =
  | { kind: 'removed'; row: number; undo: () => void }
  | { kind: 'pasted'; rows: number; shortened: number; digits: number; undo: () => void };

interface RowsFootProps {
  count: number;
  hint: string | undefined;
  deed: RowsDeed | null;
  onAdd: () => void;
  onUndone: () => void;
}

/** Below the lines: one more, how many there are, and what can be taken back. */
export function RowsFoot({ count, hint, deed, onAdd, onUndone }: RowsFootProps) {
  const t = useTranslate();
  return (
    <div className={styles.foot}>
      <button type="button" data-add className={styles.add} onClick={onAdd}>
        {t('billForm.rows.add')}
      </button>
      <span className={styles.count}>{t('billForm.rows.count', { count })}</span>
      <output>
        {deed?.kind === 'removed' && t('billForm.rows.removed', { row: deed.row })}
        {deed?.kind === 'pasted' && t('billForm.rows.pasted', { count: deed.rows })}{' '}
        {deed?.kind === 'pasted' &&
          deed.shortened > 0 &&
          t('billForm.rows.shortened', { count: deed.shortened, digits: deed.digits })}{' '}
        {deed && (
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              deed.undo();
              onUndone();
            }}
          >
            {t('billForm.field.undo')}
          </button>
        )}
      </output>
      {!deed && hint && <span>{hint}</span>}
    </div>
  );
}

import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import { useAnnotationStores } from '../annotations/CellAnnotationsContext.ts';
import { useForm } from '../FormContext.ts';
import { rowKey } from '../store/recordTree.ts';
import { useNextRow } from './useNextRow.ts';
import styles from './RowsEditor.module.css';

interface RowsWarnedProps {
  list: string;
  name: string;
  /** Message key. */
  text?: string | undefined;
  onGo: (rowId: string, name: string) => void;
}

/** [D04] The number of texts in a column with a warning, drawn or not, and a button to visit them. */
export function RowsWarned({ list, name, text = 'ui.rows.warned', onGo }: RowsWarnedProps) {
  const t = useTranslate();
  const form = useForm();
  const stores = useAnnotationStores(`${list}.${name}`);
  const nextRow = useNextRow(list);
  const summary = useSyncExternalStore(
    useCallback(
      (listener) => {
        const stops = [form.on('problems', listener), ...stores.map((store) => store.on('answers', listener))];
        return () => stops.forEach((stop) => stop());
      },
      [form, stores],
    ),
    () => {
      if (!stores.some((store) => store.hasWarnings())) return '';
      const isWarned = (rowId: string): boolean => {
        const text = form.value(rowKey(list, rowId, name));
        return stores.some((store) => store.known(text).some((annotation) => annotation.tone === 'warning'));
      };
      return form.rowIds(list).filter(isWarned).join(' ');
    },
  );
  const warned = summary === '' ? [] : summary.split(' ');
  // A single warning is already shown at its cell.
  if (warned.length < 2) return null;

  function goToNext(): void {
    const next = nextRow(warned);
    if (next !== undefined) onGo(next, name);
  }
  return (
    <span className={styles.repeats}>
      {t(text, { count: warned.length })}{' '}
      <button type="button" className={styles.undo} onClick={goToNext}>
        {t('ui.rows.repeats.next')}
      </button>
    </span>
  );
}

import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import { useNoteBoards } from './CellNotesContext.ts';
import { useForm } from './FormContext.ts';
import { rowKey } from './recordTree.ts';
import { useNextRow } from './useNextRow.ts';
import styles from './RowsEditor.module.css';

interface RowsWarnedProps {
  list: string;
  name: string;
  /** Message key. */
  text?: string | undefined;
  onGo: (rowId: string, name: string) => void;
}

/** [D04] How many texts of a column stand elsewhere too, drawn or not, and the way to them. */
export function RowsWarned({ list, name, text = 'ui.rows.warned', onGo }: RowsWarnedProps) {
  const t = useTranslate();
  const form = useForm();
  const boards = useNoteBoards(`${list}.${name}`);
  const nextRow = useNextRow(list);
  const summary = useSyncExternalStore(
    useCallback(
      (listener) => {
        const stops = [form.on('problems', listener), ...boards.map((board) => board.on('answers', listener))];
        return () => stops.forEach((stop) => stop());
      },
      [form, boards],
    ),
    () => {
      if (!boards.some((board) => board.hasWarnings())) return '';
      const isWarned = (rowId: string): boolean => {
        const text = form.value(rowKey(list, rowId, name));
        return boards.some((board) => board.known(text).some((note) => note.tone === 'warning'));
      };
      return form.rowIds(list).filter(isWarned).join(' ');
    },
  );
  const warned = summary === '' ? [] : summary.split(' ');
  // One stands at its field already.
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

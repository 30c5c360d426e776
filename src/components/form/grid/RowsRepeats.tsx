import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from '../store/formStore.ts';
import { useForm } from '../FormContext.ts';
import { useNextRow } from './useNextRow.ts';
import styles from './RowsEditor.module.css';

interface RowsRepeatsProps {
  list: string;
  message: string;
  onGo: (rowId: string, name: string) => void;
  onRemove: (rowIds: readonly string[]) => void;
}

/** [V05] [V15] The number of repeated rows, a button to visit them, and one to remove those without other content. */
export function RowsRepeats({ list, message, onGo, onRemove }: RowsRepeatsProps) {
  const t = useTranslate();
  const form = useForm();
  const summary = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () =>
      findRepeats(form, list, message)
        .map(({ rowId, isBare }) => `${rowId}${isBare ? '' : '!'}`)
        .join(' '),
  );
  const nextRow = useNextRow(list);
  if (summary === '') return null;
  const repeats = summary.split(' ').map((one) => ({ rowId: one.replace('!', ''), isBare: !one.endsWith('!') }));
  const bare = repeats.filter(({ isBare }) => isBare).map(({ rowId }) => rowId);

  function goToNext(): void {
    const next = nextRow(repeats.map(({ rowId }) => rowId));
    const repeat = findRepeats(form, list, message).find(({ rowId }) => rowId === next);
    if (repeat) onGo(repeat.rowId, repeat.name);
  }

  return (
    <span className={styles.repeats}>
      {t('ui.rows.repeats.count', { count: repeats.length })}{' '}
      <button type="button" className={styles.undo} onClick={goToNext}>
        {t('ui.rows.repeats.next')}
      </button>
      {bare.length > 0 && (
        <button type="button" className={styles.undo} onClick={() => onRemove(bare)}>
          {t('ui.rows.repeats.remove')}
        </button>
      )}
    </span>
  );
}

interface Repeat {
  rowId: string;
  name: string;
  /** Has no cell that differs from the row it repeats. */
  isBare: boolean;
}

function findRepeats(form: FormStore, list: string, message: string): Repeat[] {
  const ids = form.rowIds(list);
  return form.problems.flatMap((issue) => {
    if (issue.message !== message || !issue.path.startsWith(`${list}.`)) return [];
    const [, at = '', name = ''] = issue.path.split('.');
    const rowId = ids[Number(at)];
    if (rowId === undefined || !form.isShowing(form.keyOf(issue.path))) return [];
    const row = form.rowOf(list, rowId);
    const first = form.rowOf(list, ids[Number(issue.args['row']) - 1] ?? '');
    return [{ rowId, name, isBare: Object.entries(row).every(([cell, text]) => text === '' || text === first[cell]) }];
  });
}

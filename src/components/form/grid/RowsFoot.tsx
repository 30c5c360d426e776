import { useTranslate } from 'react-admin';
import { useLineIds, useForm } from '../FormContext.ts';
import type { Pasted } from './pasteCells.ts';
import { PasteNotice } from './PasteNotice.tsx';
import { RowsRepeats } from './RowsRepeats.tsx';
import { RowsWarned } from './RowsWarned.tsx';
import styles from './RowsEditor.module.css';

/** The last action on the lines, and its undo, which also ends the notice. */
export type RowsAction =
  | { kind: 'removed'; row: number; undo: () => void }
  | { kind: 'removedRepeats'; count: number; undo: () => void }
  /** `isNew` until something is typed into the lines. */
  | { kind: 'pasted'; pasted: Pasted; hidden: number; isNew: boolean; undo: () => void };

interface RowsFootProps {
  list: string;
  names: readonly string[];
  hint: string | undefined;
  action: RowsAction | null;
  most: number;
  repeated: string | undefined;
  warned: string | undefined;
  onAdd: () => void;
  onGo: (rowId: string, name: string) => void;
  onRemoveRepeats: (rowIds: readonly string[]) => void;
}

/** Below the lines: add button, row count, repeated rows, and the undo of the last action. */
export function RowsFoot({
  list,
  names,
  hint,
  action,
  most,
  repeated,
  warned,
  onAdd,
  onGo,
  onRemoveRepeats,
}: RowsFootProps) {
  const t = useTranslate();
  const form = useForm();
  useLineIds(list);
  const rows = form.rowIds(list).length;
  const isFull = rows >= most;
  // A list limited to one row has no add button and no count.
  const isSingle = most === 1 && rows <= 1;
  return (
    <>
      <div className={styles.foot}>
        {!isSingle && (
          <>
            <button type="button" data-add className={styles.add} disabled={isFull} onClick={onAdd}>
              {t('ui.rows.add')}
            </button>
            <span>{t('ui.rows.count', { count: rows })}</span>
          </>
        )}
        {isFull && most > 1 && <span>{t('ui.rows.full', { most })}</span>}
        {repeated && <RowsRepeats list={list} message={repeated} onGo={onGo} onRemove={onRemoveRepeats} />}
        {names.map((name) => (
          <RowsWarned key={name} list={list} name={name} text={warned} onGo={onGo} />
        ))}
        {(!action || isSingle) && hint && <span>{hint}</span>}
        <output>
          {action?.kind === 'removed' && t('ui.rows.removed', { row: action.row })}
          {action?.kind === 'removedRepeats' && t('ui.rows.repeats.removed', { count: action.count })}{' '}
          {action && action.kind !== 'pasted' && (
            <button type="button" className={styles.undo} onClick={action.undo}>
              {t('ui.field.undo')}
            </button>
          )}
        </output>
      </div>
      {!isSingle && <p className={styles.keys}>{t('ui.rows.keys')}</p>}
      <output className={styles.pasted} data-new={(action?.kind === 'pasted' && action.isNew) || undefined}>
        {action?.kind === 'pasted' && (
          <PasteNotice list={list} pasted={action.pasted} hidden={action.hidden} onUndo={action.undo} onGo={onGo} />
        )}
      </output>
    </>
  );
}

import { useTranslate } from 'react-admin';
import { useLineIds, useForm } from './FormContext.ts';
import type { Pasted } from './pasteCells.ts';
import { PasteNotice } from './PasteNotice.tsx';
import { RowsRepeats } from './RowsRepeats.tsx';
import { RowsWarned } from './RowsWarned.tsx';
import styles from './RowsEditor.module.css';

/** What was just done to the lines, and the way back, which also ends the notice. */
export type RowsDeed =
  | { kind: 'removed'; row: number; undo: () => void }
  | { kind: 'removedRepeats'; count: number; undo: () => void }
  | { kind: 'pasted'; pasted: Pasted; hidden: number; undo: () => void };

interface RowsFootProps {
  list: string;
  names: readonly string[];
  hint: string | undefined;
  deed: RowsDeed | null;
  /** Rows that the list may have. */
  most: number;
  repeated: string | undefined;
  warned: string | undefined;
  onAdd: () => void;
  onGo: (rowId: string, name: string) => void;
  onRemoveRepeats: (rowIds: readonly string[]) => void;
}

/** Below the lines: one more, how many there are, which repeat, and what can be taken back. */
export function RowsFoot({
  list,
  names,
  hint,
  deed,
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
  // Of a list of one row there is nothing to add and nothing to count.
  const isSingle = most === 1 && rows <= 1;
  return (
    <>
      <div className={styles.foot}>
        {!isSingle && (
          <>
            <button type="button" data-add className={styles.add} disabled={isFull} onClick={onAdd}>
              {t('ui.rows.add')}
            </button>
            <span className={styles.count}>{t('ui.rows.count', { count: rows })}</span>
          </>
        )}
        {isFull && most > 1 && <span>{t('ui.rows.full', { most })}</span>}
        {repeated && <RowsRepeats list={list} message={repeated} onGo={onGo} onRemove={onRemoveRepeats} />}
        {names.map((name) => (
          <RowsWarned key={name} list={list} name={name} text={warned} onGo={onGo} />
        ))}
        {(!deed || isSingle) && hint && <span>{hint}</span>}
        <output>
          {deed?.kind === 'removed' && t('ui.rows.removed', { row: deed.row })}
          {deed?.kind === 'removedRepeats' && t('ui.rows.repeats.removed', { count: deed.count })}{' '}
          {deed && deed.kind !== 'pasted' && (
            <button type="button" className={styles.undo} onClick={deed.undo}>
              {t('ui.field.undo')}
            </button>
          )}
        </output>
      </div>
      {!isSingle && <p className={styles.keys}>{t('ui.rows.keys')}</p>}
      <output>
        {deed?.kind === 'pasted' && (
          <PasteNotice list={list} pasted={deed.pasted} hidden={deed.hidden} onUndo={deed.undo} onGo={onGo} />
        )}
      </output>
    </>
  );
}

import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { CellAnnotation } from '../annotations/CellAnnotation.tsx';
import { RowCell } from './RowCell.tsx';
import { domId } from '../field/fieldFacts.ts';
import { useForm } from '../FormContext.ts';
import { rowKey } from '../store/recordTree.ts';
import styles from './RowsEditor.module.css';

interface RowLineProps {
  list: string;
  rowId: string;
  index: number;
  /** The line below the last one, which becomes a row when something is entered. */
  isFree: boolean;
  isOnly: boolean;
  /** A column whose annotations are shown at the end of the line. */
  aside: string | undefined;
  onRemove: (rowId: string) => void;
}

/** One line of a list; typing renders only the changed cell. */
export const RowLine = memo(function RowLine({ list, rowId, index, isFree, isOnly, aside, onRemove }: RowLineProps) {
  const t = useTranslate();
  const form = useForm();
  const field = form.entity.fields[list];
  if (field?.kind !== 'rows') return null;
  const remove = t('ui.rows.remove', { row: index + 1 });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-label={t('ui.rows.row', { row: index + 1 })}
      className={isFree ? `${styles.line} ${styles.free}` : styles.line}
      data-row={rowId}
    >
      <span className={styles.number} role="rowheader">
        {index + 1}
      </span>
      {Object.keys(field.of).map((name) => (
        <RowCell key={name} list={list} rowId={rowId} name={name} isFree={isFree} isAside={name === aside} />
      ))}
      {aside && (
        <span id={`${domId(form, rowKey(list, rowId, aside))}-name`} className={styles.aside} role="gridcell">
          <CellAnnotation fieldKey={rowKey(list, rowId, aside)} tone="plain" />
        </span>
      )}
      <span className={styles.tools} role="gridcell">
        {!isOnly && !isFree && (
          // Not a tab stop: Alt+Delete does the same.
          <button
            type="button"
            tabIndex={-1}
            className={styles.remove}
            aria-label={remove}
            aria-keyshortcuts="Alt+Delete"
            title={`${remove} (Alt + Delete)`}
            onClick={() => onRemove(rowId)}
          >
            ×
          </button>
        )}
      </span>
    </div>
  );
});

import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { RowCell } from './RowCell.tsx';
import { useForm } from './FormContext.ts';
import styles from './RowsEditor.module.css';

interface RowLineProps {
  list: string;
  rowId: string;
  index: number;
  isOnly: boolean;
  onRemove: (rowId: string) => void;
}

/** One line of a list; typing in it renders nothing but a changed cell. */
export const RowLine = memo(function RowLine({ list, rowId, index, isOnly, onRemove }: RowLineProps) {
  const t = useTranslate();
  const form = useForm();
  const field = form.entity.fields[list];
  if (field?.kind !== 'rows') return null;
  const label = t('billForm.rows.row', { row: index + 1 });
  return (
    <fieldset aria-label={label} className={styles.line} data-row={rowId}>
      <span className={styles.number} aria-hidden>
        {index + 1}
      </span>
      {Object.keys(field.of).map((name) => (
        <RowCell key={name} list={list} rowId={rowId} name={name} />
      ))}
      {!isOnly && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('billForm.rows.remove', { row: index + 1 })}
          title={t('billForm.rows.remove', { row: index + 1 })}
          onClick={() => onRemove(rowId)}
        >
          ×
        </button>
      )}
    </fieldset>
  );
});

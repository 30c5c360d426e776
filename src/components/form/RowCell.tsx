import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { labelKey } from '#schema/entity.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { InputOf } from '../inputs/InputOf.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm } from './FormContext.ts';
import { domId } from './fieldFacts.ts';
import { rowKey } from './recordTree.ts';
import styles from './RowsEditor.module.css';

interface RowCellProps {
  list: string;
  rowId: string;
  name: string;
}

/** One cell of a line: a native input that carries its name, and what is wrong with it. */
export const RowCell = memo(function RowCell({ list, rowId, name }: RowCellProps) {
  const t = useTranslate();
  const form = useForm();
  const key = rowKey(list, rowId, name);
  const state = useFieldState(key);
  const place = form.place(key);
  if (!place) return null;
  const { field, owner } = place;
  const label = t(labelKey(form.entity, `${list}.${name}`));
  const isMust = isRequired(field, owner);
  const isInvalid = state.issues.some((issue) => issue.severity === 'error');
  return (
    <div className={styles.cell} data-label={isMust ? `${label} *` : label} data-invalid={isInvalid || undefined}>
      <InputOf
        field={field}
        fieldKey={key}
        id={domId(key)}
        label={label}
        isRequired={isMust}
        isInvalid={isInvalid}
        isWarned={!isInvalid && state.issues.length > 0}
        describedBy={state.issues.length > 0 || state.converted !== null ? `${domId(key)}-below` : undefined}
        writes={state.writes}
      />
      <FieldMessages fieldKey={key} state={state} max={field.kind === 'text' ? field.max : undefined} />
    </div>
  );
});

import { useTranslate } from 'react-admin';
import { memo, useEffect } from 'react';
import { labelKey } from '#schema/entity.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { CellAnnotation } from '../annotations/CellAnnotation.tsx';
import { useAnnotationStores } from '../annotations/CellAnnotationsContext.ts';
import { FieldMessages } from '../field/FieldMessages.tsx';
import { useFieldMark } from '../field/FieldMarkContext.ts';
import { useFieldState, useForm } from '../FormContext.ts';
import { domId } from '../field/fieldFacts.ts';
import { rowKey } from '../store/recordTree.ts';
import styles from './RowsEditor.module.css';

interface RowCellProps {
  list: string;
  rowId: string;
  name: string;
  isFree: boolean;
  /** Its plain annotations are shown at the end of the line. */
  isAside: boolean;
}

/** One cell of a line: a native input, its messages and its annotations. */
export const RowCell = memo(function RowCell({ list, rowId, name, isFree, isAside }: RowCellProps) {
  const t = useTranslate();
  const form = useForm();
  const key = rowKey(list, rowId, name);
  const state = useFieldState(key);
  const stores = useAnnotationStores(`${list}.${name}`);
  const id = domId(form, key);
  const mark = useFieldMark(key, `${id}-mark`, true);
  const place = form.place(key);
  const { writes } = state;
  useEffect(() => {
    for (const store of stores) store.set(key, form.value(key));
  }, [stores, form, key, writes]);
  useEffect(
    () => () => {
      for (const store of stores) store.drop(key);
    },
    [stores, key],
  );
  if (!place) return null;
  const { field, owner } = place;
  const label = t(labelKey(form.entity, `${list}.${name}`));
  const isMust = !isFree && isRequired(field, owner);
  const isInvalid = state.issues.some((issue) => issue.severity === 'error');
  const isAnnotated = stores.length > 0;
  const hasBelow = state.issues.length > 0 || state.converted !== null || state.offer !== null;
  // Screen readers announce a problem without the carrier's name.
  const describedBy =
    [
      mark && `${id}-mark`,
      hasBelow && `${id}-below`,
      isAnnotated && !hasBelow && `${id}-name`,
      isAnnotated && `${id}-notes`,
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-label={isMust ? `${label} *` : label}
      data-invalid={isInvalid || undefined}
    >
      <FieldInput
        field={field}
        fieldKey={key}
        id={id}
        label={label}
        isRequired={isMust}
        isInvalid={isInvalid}
        isWarned={!isInvalid && state.issues.length > 0}
        describedBy={describedBy}
        writes={writes}
      />
      {mark}
      <FieldMessages fieldKey={key} state={state} max={field.kind === 'text' ? field.max : undefined} isCell />
      {isAnnotated && (
        <>
          {!isAside && (
            <span id={`${id}-name`} className={styles.inside}>
              <CellAnnotation fieldKey={key} tone="plain" />
            </span>
          )}
          <div id={`${id}-notes`}>
            <CellAnnotation fieldKey={key} tone="warning" />
          </div>
        </>
      )}
    </div>
  );
});

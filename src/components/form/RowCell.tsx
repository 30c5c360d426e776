import { useTranslate } from 'react-admin';
import { memo, useEffect } from 'react';
import { labelKey } from '#schema/entity.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { InputOf } from '../inputs/InputOf.tsx';
import { CellNote } from './CellNote.tsx';
import { useNoteBoards } from './CellNotesContext.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm } from './FormContext.ts';
import { domId } from './fieldFacts.ts';
import { rowKey } from './recordTree.ts';
import styles from './RowsEditor.module.css';

interface RowCellProps {
  list: string;
  rowId: string;
  name: string;
  isFree: boolean;
  /** Its plain notes stand elsewhere in the line. */
  isAside: boolean;
}

/** One cell of a line: a native input that carries its name, what is wrong with it, and what is known of its text. */
export const RowCell = memo(function RowCell({ list, rowId, name, isFree, isAside }: RowCellProps) {
  const t = useTranslate();
  const form = useForm();
  const key = rowKey(list, rowId, name);
  const state = useFieldState(key);
  const boards = useNoteBoards(`${list}.${name}`);
  const place = form.place(key);
  const { writes } = state;
  useEffect(() => {
    for (const board of boards) board.set(key, form.value(key));
  }, [boards, form, key, writes]);
  useEffect(
    () => () => {
      for (const board of boards) board.drop(key);
    },
    [boards, key],
  );
  if (!place) return null;
  const { field, owner } = place;
  const label = t(labelKey(form.entity, `${list}.${name}`));
  const isMust = !isFree && isRequired(field, owner);
  const isInvalid = state.issues.some((issue) => issue.severity === 'error');
  const isNoted = boards.length > 0;
  const hasBelow = state.issues.length > 0 || state.converted !== null || state.offer !== null;
  const id = domId(key);
  // What is wrong is said alone; a carrier's name is for whoever is not being corrected.
  const describedBy =
    [hasBelow && `${id}-below`, isNoted && !hasBelow && `${id}-name`, isNoted && `${id}-notes`]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-label={isMust ? `${label} *` : label}
      data-invalid={isInvalid || undefined}
    >
      <InputOf
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
      <FieldMessages fieldKey={key} state={state} max={field.kind === 'text' ? field.max : undefined} isCell />
      {isNoted && (
        <>
          {!isAside && (
            <span id={`${id}-name`} className={styles.inside}>
              <CellNote fieldKey={key} tone="plain" />
            </span>
          )}
          <div id={`${id}-notes`}>
            <CellNote fieldKey={key} tone="warning" />
          </div>
        </>
      )}
    </div>
  );
});

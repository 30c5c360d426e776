import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { labelKey } from '#schema/entity.ts';
import { InputOf } from '../inputs/InputOf.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm, useStructure } from './FormContext.ts';
import { useBlankNote } from './BlankNoteContext.ts';
import { domId, standingOf } from './fieldFacts.ts';
import styles from './Field.module.css';

interface FieldProps {
  /** A field of the form's entity. */
  name: string;
  /** Help that stands below while nothing is wrong. */
  hint?: string | undefined;
  /** Lines of a text; more than one makes it a text area. */
  lines?: number;
  /** A class for its place in the grid. */
  className?: string | undefined;
}

/**
 * One field under its label, drawn from its declaration; nothing while the declaration hides it.
 * @example <Field name="bugerName" />
 */
export const Field = memo(function Field({ name, hint, lines, className }: FieldProps) {
  const t = useTranslate();
  const form = useForm();
  const state = useFieldState(name);
  const blankNote = useBlankNote();
  const field = form.entity.fields[name];
  const standing = useStructure(({ record }) => standingOf(field, record, name));
  if (!field || field.kind === 'rows' || standing === 'hidden') return null;
  const id = domId(name);
  const isInvalid = state.issues.some((issue) => issue.severity === 'error');
  const hasBelow = state.issues.length > 0 || state.converted !== null || state.offer !== null || Boolean(hint);
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-invalid={isInvalid || undefined}>
      <label htmlFor={id} className={standing === 'required' ? styles.required : styles.label}>
        {t(labelKey(form.entity, name))}
      </label>
      <InputOf
        field={field}
        fieldKey={name}
        id={id}
        isRequired={standing === 'required'}
        isInvalid={isInvalid}
        isWarned={!isInvalid && state.issues.length > 0}
        describedBy={hasBelow ? `${id}-below` : undefined}
        writes={state.writes}
        lines={lines}
        placeholder={standing === 'required' ? undefined : blankNote}
      />
      <FieldMessages fieldKey={name} state={state} max={field.kind === 'text' ? field.max : undefined} hint={hint} />
    </div>
  );
});

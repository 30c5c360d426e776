import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { labelKey } from '#schema/entity.ts';
import { HelpButton } from '../../help/HelpButton.tsx';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm, useStructure } from '../FormContext.ts';
import { useBlankNote } from './BlankNoteContext.ts';
import { useBlockName } from './BlockNameContext.ts';
import { useFieldMark } from './FieldMarkContext.ts';
import { domId, fieldPresence } from './fieldFacts.ts';
import { splitLabel } from './splitLabel.ts';
import styles from './Field.module.css';

interface FieldProps {
  /** A field of the form's entity. */
  name: string;
  /** Help text below, shown while the field has no message. */
  hint?: string | undefined;
  /** More than one line makes it a text area. */
  lines?: number;
  className?: string | undefined;
}

/**
 * One field with its label, rendered from its declaration; nothing while the declaration hides it.
 * @example <Field name="bugerName" />
 */
export const Field = memo(function Field({ name, hint, lines, className }: FieldProps) {
  const t = useTranslate();
  const form = useForm();
  const state = useFieldState(name);
  const blankNote = useBlankNote();
  const block = useBlockName();
  const id = domId(form, name);
  const mark = useFieldMark(name, `${id}-mark`, false);
  const field = form.entity.fields[name];
  const presence = useStructure(({ record }) => fieldPresence(field, record, name));
  if (!field || field.kind === 'rows' || presence === 'hidden') return null;
  const label = t(labelKey(form.entity, name));
  const { before, shown, after } = splitLabel(label, block);
  const isInvalid = state.issues.some((issue) => issue.severity === 'error');
  const hasBelow = state.issues.length > 0 || state.converted !== null || state.offer !== null || Boolean(hint);
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-invalid={isInvalid || undefined}>
      <div className={styles.head}>
        <label htmlFor={id} className={presence === 'required' ? styles.required : styles.label}>
          {before && <span className="visuallyHidden">{before}</span>}
          {shown}
          {after && <span className="visuallyHidden">{after}</span>}
        </label>
        <HelpButton topic={`fields.${name}`} name={label} shortcut="F1" />
        {mark}
      </div>
      <FieldInput
        field={field}
        fieldKey={name}
        id={id}
        isRequired={presence === 'required'}
        isInvalid={isInvalid}
        isWarned={!isInvalid && state.issues.length > 0}
        describedBy={[hasBelow && `${id}-below`, mark && `${id}-mark`].filter(Boolean).join(' ') || undefined}
        writes={state.writes}
        lines={lines}
        placeholder={presence === 'required' ? undefined : blankNote}
      />
      <FieldMessages fieldKey={name} state={state} max={field.kind === 'text' ? field.max : undefined} hint={hint} />
    </div>
  );
});

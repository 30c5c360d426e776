import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { Check } from '#schema/field.ts';
import styles from './CallBackForm.module.css';

interface CallBackTextProps {
  source: string;
  label: string;
  /** Message of an empty field; without it the field is optional. */
  required?: string;
  max: number;
  check?: Check;
  isLong?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
}

/** A text of the form for a call back; Material's inputs would load its style engine for a page of strangers. */
export function CallBackText({
  source,
  label,
  required,
  max,
  check,
  isLong,
  type = 'text',
  autoComplete,
}: CallBackTextProps) {
  const t = useTranslate();
  const id = useId();
  const validate = (value?: string) => {
    const text = value?.trim() ?? '';
    if (text === '') return required;
    const found = check?.(text, {});
    return found ? t(found.message, found.args) : undefined;
  };
  const { field, fieldState } = useInput({ source, validate });
  const error = fieldState.error?.message?.replace(/^@@react-admin@@"(.*)"$/u, '$1');
  const common = {
    ...field,
    id,
    maxLength: max,
    autoComplete: autoComplete ?? 'off',
    'aria-required': required !== undefined,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={3} {...common} /> : <input type={type} {...common} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

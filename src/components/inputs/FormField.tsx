import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './FormField.module.css';

interface FormFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  hint: ReactNode;
  children: ReactNode;
}

/** Label, control and message of an input of a react-admin `Form`. */
export function FormField({ id, label, error, hint, children }: FormFieldProps) {
  const t = useTranslate();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {t(error, { _: error })}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** react-admin wraps the messages of validators. */
FormField.ids = (id: string, message: string | undefined, hint: ReactNode) => {
  const error = message?.replace(/^@@react-admin@@"(.*)"$/u, '$1');
  const describedBy = error === undefined ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`;
  return { error, describedBy };
};

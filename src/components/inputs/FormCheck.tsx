import { useId } from 'react';
import { useInput } from 'react-admin';
import styles from './FormChecks.module.css';

interface FormCheckProps {
  source: string;
  label: string;
  hint?: string;
}

/**
 * Yes or no in a react-admin `Form`.
 * @example <FormCheck source="enabled" label={t('push.email.enabled')} />
 */
export function FormCheck({ source, label, hint }: FormCheckProps) {
  const id = useId();
  const { field } = useInput<boolean>({ source, defaultValue: false });
  const { value, onChange, ...rest } = field;
  return (
    <div className={styles.check}>
      <input
        {...rest}
        type="checkbox"
        id={id}
        checked={Boolean(value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

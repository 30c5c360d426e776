import { useId, useState, type ReactNode } from 'react';
import { useInput } from 'react-admin';
import { FormField } from './FormField.tsx';
import { RevealButton } from './RevealButton.tsx';
import { useRefusedFocus } from './useRefusedFocus.ts';
import styles from './FormField.module.css';

interface FormTextProps {
  source: string;
  label: string;
  /** Message of an empty field; without it the field is optional. */
  required?: string;
  /** Further rule; returns a message or nothing. */
  check?: (value: string) => string | undefined;
  hint?: ReactNode;
  max?: number;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  isCode?: boolean;
  hasFocus?: boolean;
}

/**
 * A text of a react-admin `Form`, with the look of the bill form's fields. A password can be shown.
 * @example <FormText source="email" label={t('people.email')} type="email" required={t('people.emailMissing')} />
 */
export function FormText(props: FormTextProps) {
  const { source, label, required, check, hint, max, type = 'text', autoComplete = 'off', isCode, hasFocus } = props;
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { field, fieldState } = useInput({
    source,
    defaultValue: '',
    validate: (value?: string) => {
      const text = type === 'password' ? (value ?? '') : (value?.trim() ?? '');
      return text === '' ? required : check?.(text);
    },
  });
  useRefusedFocus(id, fieldState.error);
  const { describedBy, error } = FormField.ids(id, fieldState.error?.message, hint);
  const input = (
    <input
      {...field}
      id={id}
      type={isShown ? 'text' : type}
      maxLength={max}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a page or dialog that was opened to fill it
      autoFocus={hasFocus}
      className={isCode ? styles.code : undefined}
      aria-required={required !== undefined}
      aria-invalid={error !== undefined}
      aria-describedby={describedBy}
    />
  );
  return (
    <FormField id={id} label={label} error={error} hint={hint}>
      {type === 'password' ? (
        <div className={styles.secret}>
          {input}
          <RevealButton isShown={isShown} onChange={setShown} />
        </div>
      ) : (
        input
      )}
    </FormField>
  );
}

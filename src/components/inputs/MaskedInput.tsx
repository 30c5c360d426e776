import { useTranslate } from 'react-admin';
import { useReducer, useState, type ReactNode } from 'react';
import { useForm } from '../form/FormContext.ts';
import boxed from '../layout/boxButton.module.css';
import styles from './inputs.module.css';

interface MaskedInputProps {
  fieldKey: string;
  mask: (value: string) => string | null;
  /** The control; it contains the full value. */
  children: ReactNode;
}

/** Masks a private value while it is not edited, with a button that shows it. Updates on leaving, not while typing. */
export function MaskedInput({ fieldKey, mask, children }: MaskedInputProps) {
  const t = useTranslate();
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  const text = mask(form.value(fieldKey));
  return (
    <span className={styles.box} onBlur={refresh}>
      {children}
      {text !== null && !isOpen && (
        <span className={`${styles.mask} ${styles.code}`} aria-hidden>
          {text}
        </span>
      )}
      {text !== null && (
        <button
          type="button"
          className={boxed.boxButton}
          aria-label={t('ui.field.show')}
          aria-pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden>
            <path d="M1 8c1.7-3 4-4.5 7-4.5S13.3 5 15 8c-1.7 3-4 4.5-7 4.5S2.7 11 1 8z" />
            <circle cx="8" cy="8" r="2" />
            {isOpen && <path d="M2.5 13.5l11-11" />}
          </svg>
        </button>
      )}
    </span>
  );
}

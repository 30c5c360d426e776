import { useTranslate } from 'react-admin';
import { useReducer, useState, type ReactNode } from 'react';
import { useForm } from '../form/FormContext.ts';
import boxed from '../layout/boxButton.module.css';
import styles from './inputs.module.css';

interface VeilProps {
  fieldKey: string;
  veil: (value: string) => string | null;
  /** The control; it keeps the whole value. */
  children: ReactNode;
}

/** Covers a private value while nobody edits it, with a button that shows it. Looks again on leaving, not while typing. */
export function Veil({ fieldKey, veil, children }: VeilProps) {
  const t = useTranslate();
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const text = veil(form.value(fieldKey));
  return (
    <span className={styles.box} onBlur={look}>
      {children}
      {text !== null && !isOpen && (
        <span className={`${styles.veil} ${styles.code}`} aria-hidden>
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

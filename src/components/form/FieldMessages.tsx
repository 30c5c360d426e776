import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { FieldState } from './formStore.ts';
import { useForm } from './FormContext.ts';
import { domId } from './fieldFacts.ts';
import { isShortened } from './isShortened.ts';
import styles from './Field.module.css';

interface FieldMessagesProps {
  fieldKey: string;
  state: FieldState;
  max?: number | undefined;
  hint?: string | undefined;
}

/** What stands below a field: problems in words, the count near the limit, what cleaning changed, a hint. */
export const FieldMessages = memo(function FieldMessages({ fieldKey, state, max, hint }: FieldMessagesProps) {
  const t = useTranslate();
  const form = useForm();
  const { issues, converted, length } = state;
  if (issues.length === 0 && converted === null && length === null && !hint) return null;
  const id = domId(fieldKey);
  const value = form.value(fieldKey);
  return (
    <div className={styles.below} id={`${id}-below`}>
      {issues.map((issue) => (
        <p key={issue.message} className={issue.severity === 'error' ? styles.error : styles.warning}>
          {t(issue.message, issue.args)}
        </p>
      ))}
      {converted !== null && (
        <p className={styles.converted}>
          <span title={converted}>
            {t(isShortened(converted, value) ? 'billForm.field.shortened' : 'billForm.field.converted', {
              text: converted.trim(),
              length: value.length,
            })}
          </span>{' '}
          <button type="button" className={styles.textButton} onClick={() => form.undoConversion(fieldKey)}>
            {t('billForm.field.undo')}
          </button>
        </p>
      )}
      {hint && issues.length === 0 && converted === null && <p className={styles.hint}>{hint}</p>}
      {length !== null && max !== undefined && (
        <span className={length > max ? styles.over : styles.count}>
          <span aria-hidden>
            {length}/{max}
          </span>
          <span className="visuallyHidden">{t('billForm.field.count', { length, max })}</span>
        </span>
      )}
    </div>
  );
});

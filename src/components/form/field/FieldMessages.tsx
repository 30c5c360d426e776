import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { FieldState } from '../store/fieldState.ts';
import { useForm } from '../FormContext.ts';
import { domId } from './fieldFacts.ts';
import { isShortened } from './isShortened.ts';
import { isUndoKey } from './isUndoKey.ts';
import { mainMessage } from './mainMessage.ts';
import styles from './Field.module.css';

interface FieldMessagesProps {
  fieldKey: string;
  state: FieldState;
  max?: number | undefined;
  hint?: string | undefined;
  /** A cell of a row has room for one message only. */
  isCell?: boolean;
}

/** The area below a field: messages, the character count near the limit, the undo of cleaning, a hint. */
export const FieldMessages = memo(function FieldMessages({
  fieldKey,
  state,
  max,
  hint,
  isCell = false,
}: FieldMessagesProps) {
  const t = useTranslate();
  const form = useForm();
  const { issues, converted, words, offer, length } = state;
  if (issues.length === 0 && converted === null && offer === null && length === null && !hint) return null;
  const id = domId(form, fieldKey);
  // An offer replaces the warnings, because it is about the same text.
  const open = offer ? issues.filter(({ severity }) => severity === 'error') : issues;
  const messages = isCell ? mainMessage(open) : open;
  const value = form.value(fieldKey);
  // The pressed button is removed; the focus returns to the field.
  const answer = (act: () => void): void => {
    act();
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.below} id={`${id}-below`}>
      {messages.map((issue) => (
        <p key={issue.message} className={issue.severity === 'error' ? styles.error : styles.warning}>
          {t(issue.message, issue.args)}
        </p>
      ))}
      {converted !== null && (
        <p className={styles.converted}>
          <span title={converted}>
            {words
              ? t(words.message, { ...words.args, text: converted.trim() })
              : t(isShortened(converted, value) ? 'ui.field.shortened' : 'ui.field.converted', {
                  text: converted.trim(),
                  length: value.length,
                })}
          </span>{' '}
          <button
            type="button"
            className={styles.textButton}
            aria-keyshortcuts="Control+Z"
            onClick={() => answer(() => form.undoConversion(fieldKey))}
            onKeyDown={(event) => {
              if (!isUndoKey(event)) return;
              event.preventDefault();
              answer(() => form.undoConversion(fieldKey));
            }}
          >
            {t('ui.field.undo')}
          </button>
        </p>
      )}
      {offer && (
        <p className={styles.offer}>
          {t(offer.message.message, offer.message.args)}
          {offer.choices.map(({ label }, index) => (
            <button
              key={`${label.message} ${Object.values(label.args ?? {}).join(' ')}`}
              type="button"
              className={styles.choice}
              onClick={() => answer(() => form.accept(fieldKey, index))}
            >
              {t(label.message, label.args)}
            </button>
          ))}
        </p>
      )}
      {hint && issues.length === 0 && converted === null && !offer && <p className={styles.hint}>{hint}</p>}
      {length !== null && max !== undefined && (
        <span className={length > max ? styles.over : styles.count}>
          <span aria-hidden>
            {length}/{max}
          </span>
          <span className="visuallyHidden">{t('ui.field.count', { length, max })}</span>
        </span>
      )}
    </div>
  );
});

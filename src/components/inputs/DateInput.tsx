import { useTranslate } from 'react-admin';
import { useRef, type KeyboardEvent } from 'react';
import type { DateField, DateTimeField } from '#schema/field.ts';
import { useForm } from '../form/FormContext.ts';
import { controlProps, type InputProps } from './inputProps.ts';
import { stepTime } from './stepTime.ts';
import { useNativeValue } from './useNativeValue.ts';
import styles from './inputs.module.css';

/**
 * A day or a time as text, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; the browser's own calendar opens on the button, by
 * keys with Alt+↓: the button is no stop on the way from field to field. ↑ and ↓ change the part under the caret.
 */
export function DateInput(props: InputProps<DateField | DateTimeField>) {
  const { field, fieldKey, writes } = props;
  const t = useTranslate();
  const form = useForm();
  const ref = useNativeValue<HTMLInputElement>(fieldKey, writes);
  const picker = useRef<HTMLInputElement>(null);
  const isTime = field.kind === 'dateTime';

  function openPicker(): void {
    const native = picker.current;
    if (!native) return;
    native.value = form.value(fieldKey).replace(' ', 'T');
    native.showPicker();
  }
  function pick(text: string): void {
    if (text) form.write(fieldKey, isTime ? `${text.replace('T', ' ')}:00`.slice(0, 19) : text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const isUp = event.key === 'ArrowUp';
    if ((!isUp && event.key !== 'ArrowDown') || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.altKey) {
      if (isUp) return;
      event.preventDefault();
      openPicker();
      return;
    }
    // What was typed in another form is put into this one first.
    form.commit(fieldKey);
    const input = event.currentTarget;
    const stepped = stepTime(form.value(fieldKey), input.selectionStart ?? 0, isUp ? 1 : -1);
    if (!stepped) return;
    event.preventDefault();
    form.write(fieldKey, stepped.text);
    input.setSelectionRange(stepped.from, stepped.to);
  }

  return (
    <span className={styles.box}>
      <input
        {...controlProps(props)}
        ref={ref}
        type="text"
        aria-keyshortcuts="ArrowUp ArrowDown Alt+ArrowDown"
        onKeyDown={onKeyDown}
        inputMode="numeric"
        defaultValue={form.value(fieldKey)}
        placeholder={t(isTime ? 'ui.date.time' : 'ui.date.day')}
        title={t('ui.date.keys')}
        className={`${styles.control} ${styles.code} ${styles.withButton}`}
      />
      <input
        ref={picker}
        type={isTime ? 'datetime-local' : 'date'}
        step={isTime ? 1 : undefined}
        tabIndex={-1}
        aria-hidden
        className={styles.picker}
        onChange={(event) => {
          event.stopPropagation();
          pick(event.target.value);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        className={styles.boxButton}
        aria-label={t('ui.date.calendar')}
        title={t('ui.date.calendar')}
        onClick={openPicker}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden>
          <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3" />
        </svg>
      </button>
    </span>
  );
}

import { useTranslate } from 'react-admin';
import { useRef, type KeyboardEvent } from 'react';
import { ZONE } from '#schema/dateText.ts';
import { labelKey } from '#schema/entity.ts';
import type { DateField, DateTimeField } from '#schema/field.ts';
import { CalendarButton } from '../dates/CalendarButton.tsx';
import { stepTime } from '../dates/stepTime.ts';
import { useForm } from '../form/FormContext.ts';
import { controlProps, type InputProps } from './inputProps.ts';
import { useNativeValue } from './useNativeValue.ts';
import styles from './inputs.module.css';

/**
 * A day or a time as text, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`. The calendar opens by its button, which is not a tab
 * stop, or Alt+↓. ↑ and ↓ change the part under the caret. Times show their zone.
 */
export function DateInput(props: InputProps<DateField | DateTimeField>) {
  const { field, fieldKey, writes, id, describedBy } = props;
  const t = useTranslate();
  const form = useForm();
  const ref = useNativeValue<HTMLInputElement>(fieldKey, writes);
  const openCalendar = useRef<() => void>(null);
  const isTime = field.kind === 'dateTime';

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const isUp = event.key === 'ArrowUp';
    if ((!isUp && event.key !== 'ArrowDown') || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.altKey) {
      if (isUp) return;
      event.preventDefault();
      openCalendar.current?.();
      return;
    }
    // Normalizes the typed format first.
    form.commit(fieldKey);
    const input = event.currentTarget;
    const stepped = stepTime(form.value(fieldKey), input.selectionStart ?? 0, isUp ? 1 : -1);
    if (!stepped) return;
    event.preventDefault();
    form.write(fieldKey, stepped.text);
    input.setSelectionRange(stepped.from, stepped.to);
  }

  return (
    <span className={isTime ? `${styles.box} ${styles.zoned}` : styles.box}>
      <input
        {...controlProps(props)}
        ref={ref}
        type="text"
        aria-describedby={[isTime && `${id}-zone`, describedBy].filter(Boolean).join(' ') || undefined}
        aria-keyshortcuts="ArrowUp ArrowDown Alt+ArrowDown"
        onKeyDown={onKeyDown}
        inputMode="numeric"
        defaultValue={form.value(fieldKey)}
        placeholder={t(isTime ? 'ui.date.time' : 'ui.date.day')}
        title={t('ui.date.keys')}
        className={`${styles.control} ${styles.code} ${styles.withButton}`}
      />
      {isTime && (
        <span id={`${id}-zone`} className={styles.zone}>
          {ZONE}
        </span>
      )}
      <CalendarButton
        opener={openCalendar}
        label={props.label ?? t(labelKey(form.entity, fieldKey))}
        kind={field.kind}
        isZoned={isTime}
        readValue={() => {
          form.commit(fieldKey);
          return form.value(fieldKey);
        }}
        onPick={(text) => form.write(fieldKey, text)}
      />
    </span>
  );
}

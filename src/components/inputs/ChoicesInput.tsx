import { useTranslate } from 'react-admin';
import { labelKey } from '#schema/entity.ts';
import { chosen, type ChoicesField } from '#schema/field.ts';
import { useForm } from '../form/FormContext.ts';
import type { InputProps } from './inputProps.ts';
import styles from './ChoicesInput.module.css';

/** Several options as checkboxes. */
export function ChoicesInput({ field, fieldKey, id, label, describedBy }: InputProps<ChoicesField>) {
  const t = useTranslate();
  const form = useForm();
  const ticked = new Set(chosen(form.value(fieldKey)));
  const toggle = (option: string, isTicked: boolean): void => {
    const next = field.options.filter((one) => (one === option ? isTicked : ticked.has(one)));
    form.write(fieldKey, next.join(','));
  };
  return (
    <fieldset
      id={id}
      aria-label={label ?? t(labelKey(form.entity, fieldKey))}
      aria-describedby={describedBy}
      className={styles.options}
    >
      {field.options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="checkbox"
            checked={ticked.has(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          {t(`${field.labels}.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}

import { useTranslate } from 'react-admin';
import type { ChoiceField } from '#schema/field.ts';
import { useForm } from '../form/FormContext.ts';
import { controlProps, type InputProps } from './inputProps.ts';
import { useNativeValue } from './useNativeValue.ts';
import styles from './inputs.module.css';

/** A native select; an unknown value stays visible. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  const { field, fieldKey, writes } = props;
  const t = useTranslate();
  const form = useForm();
  const ref = useNativeValue<HTMLSelectElement>(fieldKey, writes);
  const value = form.value(fieldKey);
  const isUnknown = value !== '' && !field.options.includes(value);
  // An optional choice can be cleared.
  const isBlankable = value === '' || (field.initial === undefined && !props.isRequired);
  return (
    <select {...controlProps(props)} ref={ref} defaultValue={value} className={styles.control}>
      {isBlankable && <option value="">–</option>}
      {isUnknown && <option value={value}>{value}</option>}
      {field.options.map((option) => (
        <option key={option} value={option}>
          {t(`choices.${field.labels}.${option}`)}
        </option>
      ))}
    </select>
  );
}

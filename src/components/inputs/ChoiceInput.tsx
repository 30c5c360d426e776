import { useTranslate } from 'react-admin';
import type { ChoiceField } from '#schema/field.ts';
import { useForm } from '../form/FormContext.ts';
import { controlProps, type InputProps } from './inputProps.ts';
import { useNativeValue } from './useNativeValue.ts';
import styles from './inputs.module.css';

/** A native select; a value that is none of the choices stays visible as what it is. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  const { field, fieldKey, writes } = props;
  const t = useTranslate();
  const form = useForm();
  const ref = useNativeValue<HTMLSelectElement>(fieldKey, writes);
  const value = form.value(fieldKey);
  const isForeign = value !== '' && !field.options.includes(value);
  // What nobody must answer can be taken back.
  const isBlankable = value === '' || (field.initial === undefined && !props.isRequired);
  return (
    <select {...controlProps(props)} ref={ref} defaultValue={value} className={styles.control}>
      {isBlankable && <option value="">–</option>}
      {isForeign && <option value={value}>{value}</option>}
      {field.options.map((option) => (
        <option key={option} value={option}>
          {t(`choices.${field.labels}.${option}`)}
        </option>
      ))}
    </select>
  );
}

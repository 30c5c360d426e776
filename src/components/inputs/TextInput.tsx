import type { KeyboardEvent } from 'react';
import type { TextField } from '#schema/field.ts';
import { useForm } from '../form/FormContext.ts';
import { controlProps, type InputProps } from './inputProps.ts';
import { useLookup } from './LookupContext.ts';
import { LookupInput } from './LookupInput.tsx';
import { useNativeValue } from './useNativeValue.ts';
import { MaskedInput } from './MaskedInput.tsx';
import styles from './inputs.module.css';

/** A text, with suggestions if the form has a look-up of its name. */
export function TextInput(props: InputProps<TextField>) {
  return useLookup(null, props.fieldKey) ? <LookupInput {...props} /> : <PlainText {...props} />;
}

/** A native text input, or a text area of a few lines whose text remains one line. */
function PlainText(props: InputProps<TextField>) {
  const { field, fieldKey, writes, lines = 1 } = props;
  const form = useForm();
  const ref = useNativeValue<HTMLInputElement & HTMLTextAreaElement>(fieldKey, writes);
  const face = [styles.control, field.code && styles.code, field.upper && styles.upper].filter(Boolean).join(' ');
  const shared = { ...controlProps(props), ref, defaultValue: form.value(fieldKey), spellCheck: false };
  if (lines > 1) return <textarea {...shared} rows={lines} className={face} onKeyDown={keepOneLine} />;
  const input = <input {...shared} type="text" className={face} />;
  if (!field.mask) return input;
  return (
    <MaskedInput fieldKey={fieldKey} mask={field.mask}>
      {input}
    </MaskedInput>
  );
}

/** Customs accepts no line ends. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing)
    event.preventDefault();
}

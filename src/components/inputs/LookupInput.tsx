import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import type { LookupField, TextField } from '#schema/field.ts';
import { textFace } from '../form/field/fieldFacts.ts';
import { useForm } from '../form/FormContext.ts';
import { controlProps, type InputProps } from './inputProps.ts';
import { useLookup } from './LookupContext.ts';
import { LookupPopup, type PopupKeys } from './LookupPopup.tsx';
import { useNativeValue } from './useNativeValue.ts';
import styles from './inputs.module.css';

/**
 * A look-up, or a text with suggestions: a native input with its code and, beside it, the name. The list is mounted on use and optional: any code
 * can be typed. Ignores keys during composition.
 */
export function LookupInput(props: InputProps<LookupField | TextField>) {
  const { field, fieldKey, writes, id } = props;
  const form = useForm();
  const port = useLookup(field.kind === 'lookup' ? field.source : null, fieldKey.split('.').at(-1) ?? fieldKey);
  const ref = useNativeValue<HTMLInputElement>(fieldKey, writes);
  const keys = useRef<PopupKeys | null>(null);
  const [use, setUse] = useState<{ how: 'closed' | 'typed' | 'opened'; text: string }>({ how: 'closed', text: '' });
  const isOpen = use.how !== 'closed' && port !== undefined;
  const value = form.value(fieldKey);
  const face = textFace(field);
  const name = isOpen || !value ? null : port?.findName(value);

  const close = useCallback(() => setUse({ how: 'closed', text: '' }), []);
  const open = (): void => setUse({ how: 'opened', text: '' });
  const pick = useCallback(
    (picked: string) => {
      form.write(fieldKey, picked);
      port?.remember?.(picked);
      close();
    },
    [form, fieldKey, port, close],
  );

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys with Ctrl or Cmd belong to the form.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || !port) return;
    if (isOpen ? keys.current?.(event.key) : event.key === 'ArrowDown') {
      event.preventDefault();
      // In a row, the grid moves on once Enter has picked.
      if (event.key !== 'Enter' || !form.place(fieldKey)?.rowId) event.stopPropagation();
      if (!isOpen) open();
    }
  }

  return (
    <span className={styles.box}>
      <input
        {...controlProps(props)}
        ref={ref}
        type="text"
        role={port && 'combobox'}
        aria-expanded={port && isOpen}
        aria-autocomplete={port && 'list'}
        aria-controls={isOpen ? `${id}-list` : undefined}
        defaultValue={value}
        spellCheck={false}
        className={[styles.control, face.code && styles.code, face.upper && styles.upper].filter(Boolean).join(' ')}
        onInput={(event) => setUse({ how: 'typed', text: event.currentTarget.value })}
        onClick={() => !isOpen && open()}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {name && (
        <span className={styles.suffix} aria-hidden>
          {name}
        </span>
      )}
      {isOpen && (
        <LookupPopup
          anchor={ref}
          id={`${id}-list`}
          port={port}
          text={use.text}
          isTyped={use.how === 'typed'}
          keys={keys}
          onPick={pick}
          onClose={close}
        />
      )}
    </span>
  );
}

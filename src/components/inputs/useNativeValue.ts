import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm } from '../form/FormContext.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Updates an uncontrolled control after a programmatic write and keeps the caret. Updates synchronously: a value copied
 * on leaving one field must be in the next before a paste there.
 */
export function useNativeValue<C extends Control>(fieldKey: string, writes: number): RefObject<C | null> {
  const form = useForm();
  const ref = useRef<C>(null);
  useLayoutEffect(() => {
    const follow = (): void => {
      const control = ref.current;
      const value = form.value(fieldKey);
      if (control && control.value !== value) overwrite(control, value);
    };
    follow();
    return form.on(fieldKey, follow);
  }, [form, fieldKey, writes]);
  return ref;
}

/** Keeps a full selection, so that a following paste replaces the written value. */
function overwrite(control: Control, value: string): void {
  const isSelectable =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');
  const isWhole = isSelectable && control.selectionStart === 0 && control.selectionEnd === control.value.length;
  const isCurrent = document.activeElement === control;
  control.value = value;
  if (isWhole && !isCurrent) control.setSelectionRange(0, value.length);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm } from '../form/FormContext.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps an uncontrolled control at the form's value when something else than typing wrote it; the caret stays. The
 * control follows within the very event that wrote: what leaving one field copies into the next is there before
 * anything can be pasted into that one.
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

/** What was selected whole stays so: text that is about to replace an empty field replaces what came into it instead. */
function overwrite(control: Control, value: string): void {
  const isSelectable =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');
  const isWhole = isSelectable && control.selectionStart === 0 && control.selectionEnd === control.value.length;
  const isCurrent = document.activeElement === control;
  control.value = value;
  if (isWhole && !isCurrent) control.setSelectionRange(0, value.length);
}

import { useEffect, useState, type RefObject } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import type { FieldKey } from '#components/form/store/recordTree.ts';

/** The field of a form that has the focus, or had it last. */
export function useFocusedField(form: FormStore, root: RefObject<HTMLElement | null>): FieldKey | null {
  const [focused, setFocused] = useState<FieldKey | null>(null);
  useEffect(() => {
    const read = (target: EventTarget | null): void => {
      if (!(target instanceof HTMLElement) || !root.current?.contains(target)) return;
      const key = target.getAttribute('name') ?? '';
      if (form.place(key)) setFocused(key);
    };
    const onFocus = ({ target }: Event): void => read(target);
    read(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [form, root]);
  return focused;
}

import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '#components/form/FormContext.ts';
import type { FormStore } from '#components/form/store/formStore.ts';

/**
 * Whether a folded part of a form is open: by choice, else while one of its fields has a value or a shown error.
 * @param names the same array at each call
 */
export function useFold(names: readonly string[]) {
  const form = useForm();
  const isUsed = useSyncExternalStore(
    useCallback(
      (listener) => {
        const stops = [form.on('problems', listener), form.on('structure', listener)];
        return () => stops.forEach((stop) => stop());
      },
      [form],
    ),
    () => names.some((name) => hasContent(form, name)),
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const stops = names.map((name) => form.onReveal(`fold:${name}`, () => flushSync(() => setChoice(true))));
    return () => stops.forEach((stop) => stop());
  }, [form, names]);
  const isOpen = choice ?? isUsed;
  return { isOpen, choose: setChoice, toggle: () => setChoice(!isOpen) };
}

function hasContent(form: FormStore, name: string): boolean {
  const field = form.entity.fields[name];
  const isFilled = field?.kind === 'rows' ? form.rowIds(name).length > 0 : form.value(name) !== (field?.initial ?? '');
  return (
    isFilled ||
    form.problems.some(
      ({ path, severity }) =>
        severity === 'error' && (path === name || path.startsWith(`${name}.`)) && form.isShowing(form.keyOf(path)),
    )
  );
}

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldState } from './store/fieldState.ts';
import type { FormStore } from './store/formStore.ts';
import type { FieldKey } from './store/recordTree.ts';

const FormContext = createContext<FormStore | null>(null);

/** Provides a form to the fields below it. */
export const FormProvider = FormContext.Provider;

/**
 * The form of the nearest provider.
 * @example const form = useForm();
 */
export function useForm(): FormStore {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is outside of a FormProvider');
  return form;
}

/**
 * The state of one field; renders again only when it changes.
 * @example const { issues } = useFieldState('name');
 */
export function useFieldState(key: FieldKey): FieldState {
  const form = useForm();
  return useSyncExternalStore(
    useCallback((listener) => form.on(key, listener), [form, key]),
    () => form.state(key),
  );
}

/** Ids of a list's rows, and of the free line below them. */
export function useLineIds(list: string): readonly string[] {
  const form = useForm();
  return useSyncExternalStore(
    useCallback((listener) => form.on(`rows:${list}`, listener), [form, list]),
    () => form.lineIds(list),
  );
}

/**
 * Renders again when a choice changed what is shown or required. `read` must return a primitive.
 * @example const isShown = useStructure(({ record }) => fieldText(record, 'flag') !== '');
 */
export function useStructure<T extends string | number | boolean>(read: (form: FormStore) => T): T {
  const form = useForm();
  return useSyncExternalStore(
    useCallback((listener) => form.on('structure', listener), [form]),
    () => read(form),
  );
}

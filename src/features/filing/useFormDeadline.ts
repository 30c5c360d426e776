import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import { hoursToFile } from '#contract/filingDeadline.ts';

/** [K02] The loading time of a form and the hours before it at which a filing is due, as the form was last checked. */
export function useFormDeadline(form: Pick<FormStore, 'on' | 'value' | 'record'>) {
  const subscribe = useCallback((listener: () => void) => form.on('problems', listener), [form]);
  const loadingAt = useSyncExternalStore(subscribe, () => form.value('loadingAt'));
  const hoursBefore = useSyncExternalStore(subscribe, () => hoursToFile(form.record));
  return { loadingAt, hoursBefore };
}

import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import { agreement } from '#contract/entities/agreement.ts';
import { fieldText } from '#schema/recordText.ts';

const FIELDS = Object.keys(agreement.fields);

/** Whether all details of the agreement are filled. */
export function useIsFilled(form: FormStore): boolean {
  const subscribe = useCallback((listener: () => void) => form.on('change', listener), [form]);
  return useSyncExternalStore(subscribe, () => FIELDS.every((name) => fieldText(form.record, name).trim() !== ''));
}

import { useEffect, useRef } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';

/** One saving: the form as it was sent, and as the portal has it. */
export interface Saving<Values> {
  sent: Values;
  stored: Values;
}

/** Whether a field was changed while it was being saved. */
export const changedSince = <Values>({ sent }: Saving<Values>, now: Values, name: keyof Values): boolean =>
  JSON.stringify(now[name]) !== JSON.stringify(sent[name]);

/** The stored values, with what was changed while they were being saved. */
export function keepChanges<Values extends FieldValues>(saving: Saving<Values>, now: Values): Values {
  const kept = Object.entries(now).filter(([name]) => changedSince(saving, now, name));
  return { ...saving.stored, ...Object.fromEntries(kept) };
}

/**
 * Makes the stored settings the form's, and keeps what was changed while they were being saved. Settings that were
 * loaded later, e.g. a colleague's, replace the form's while nothing in it is unsaved.
 * @param loaded the portal's settings
 * @param merge must be stable
 */
export function useStored<Values extends FieldValues>(
  saving: Saving<Values> | null,
  loaded: Values,
  merge: (saving: Saving<Values>, now: Values) => Values = keepChanges,
): void {
  const { formState, getValues, reset } = useFormContext<Values>();
  const { isDirty, isSubmitting } = formState;
  const text = JSON.stringify(loaded);
  const applied = useRef({ text, saving });
  useEffect(() => {
    if (saving && saving !== applied.current.saving) {
      // What was loaded before the answer is older than the answer.
      applied.current = { text, saving };
      const merged = merge(saving, getValues());
      reset(saving.stored);
      reset(merged, { keepDefaultValues: true });
    } else if (text !== applied.current.text && !isDirty && !isSubmitting) {
      applied.current = { text, saving };
      reset(JSON.parse(text) as Values);
    }
  }, [saving, text, isDirty, isSubmitting, merge, getValues, reset]);
}

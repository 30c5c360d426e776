import { useEffect } from 'react';
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
 * Makes the stored settings the form's, and keeps what was changed while they were being saved.
 * @param merge must be stable
 */
export function useStored<Values extends FieldValues>(
  saving: Saving<Values> | null,
  merge: (saving: Saving<Values>, now: Values) => Values = keepChanges,
): void {
  const { getValues, reset } = useFormContext<Values>();
  useEffect(() => {
    if (!saving) return;
    const merged = merge(saving, getValues());
    reset(saving.stored);
    reset(merged, { keepDefaultValues: true });
  }, [saving, merge, getValues, reset]);
}

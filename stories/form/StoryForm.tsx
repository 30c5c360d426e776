import { useMemo, type ReactNode } from 'react';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import { FormRoot } from '#components/form/FormRoot.tsx';
import { LookupProvider } from '#components/inputs/LookupContext.ts';
import { cleanField } from '#features/billForm/cleanField.ts';
import { LOOKUPS } from './lookups.ts';

/** Fixed, so that no story changes with the calendar. */
const NOW = new Date('2026-03-01T00:00:00+08:00');

interface StoryFormProps {
  bill: Bill;
  /** Fields to type into and leave. */
  typed?: Record<string, string>;
  /** Whether to run a check. */
  checked?: boolean;
  children: ReactNode | ((form: FormStore) => ReactNode);
}

/** A form of a bill in a given state. */
export function StoryForm({ bill, typed = {}, checked = false, children }: StoryFormProps) {
  const form = useMemo(() => {
    const made = createFormStore({
      entity: billEntity(bill.billType),
      record: { ...bill },
      clean: cleanField,
      now: () => NOW,
    });
    for (const [path, text] of Object.entries(typed)) {
      const key = made.keyOf(path);
      made.enter(key);
      made.type(key, text);
      made.leave(key);
    }
    if (checked) made.check();
    return made;
  }, [bill, typed, checked]);
  return (
    <LookupProvider value={LOOKUPS}>
      <FormRoot form={form}>{typeof children === 'function' ? children(form) : children}</FormRoot>
    </LookupProvider>
  );
}

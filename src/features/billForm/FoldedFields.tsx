import { useCallback, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '#components/form/FormContext.ts';
import type { FormStore } from '#components/form/formStore.ts';
import styles from './BillForm.module.css';

interface FoldedFieldsProps {
  title: string;
  /** The accessible name, if the title alone is not unique in the form. */
  label?: string;
  names: readonly string[];
  children: ReactNode;
}

/** Fields that few filings need: folded until one has a value or an error, and not rendered before they are opened. */
export function FoldedFields({ title, label, names, children }: FoldedFieldsProps) {
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
  return (
    <details className={styles.more} open={isOpen} onToggle={(event) => setChoice(event.currentTarget.open)}>
      <summary aria-label={label}>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** Whether a field has a value, or a shown error. */
function hasContent(form: FormStore, name: string): boolean {
  const isFilled = form.entity.fields[name]?.kind === 'rows' ? form.rowIds(name).length > 0 : form.value(name) !== '';
  return (
    isFilled ||
    form.problems.some(
      ({ path, severity }) =>
        severity === 'error' && (path === name || path.startsWith(`${name}.`)) && form.isShowing(form.keyOf(path)),
    )
  );
}

import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from '#components/form/FormContext.ts';
import { SectionSign } from '#components/form/SectionSign.tsx';
import type { FormStore } from '#components/form/store/formStore.ts';
import { sectionStates, type SectionState } from '#components/form/store/sectionStates.ts';
import { sectionFacts } from '#features/filing/sectionFacts.ts';
import styles from './BlockState.module.css';

const States = createContext<readonly SectionState[]>([]);

interface BlockStatesProps {
  form: FormStore;
  /** By default from the form's own problems. */
  readStates?: ((form: FormStore) => SectionState[]) | undefined;
  children: ReactNode;
}

/** The states of all blocks, read once per validation. */
export function BlockStates({ form, readStates = sectionStates, children }: BlockStatesProps) {
  // One string per validation: React compares by value, so unchanged blocks do not render.
  const summary = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => JSON.stringify(readStates(form)),
  );
  const states = useMemo(() => JSON.parse(summary) as SectionState[], [summary]);
  return <States value={states}>{children}</States>;
}

export interface BlockStateProps {
  section: string;
  /** Message keys: `<texts>.done`, `left`, `problem`. */
  texts?: string | undefined;
}

/**
 * State and main facts of a block on the line of its title, as in the index. What does not fit there is hidden: it is
 * also in the index and in the fields below.
 */
export function BlockState({ section, texts = 'billForm.index' }: BlockStateProps) {
  const t = useTranslate();
  const form = useForm();
  const facts = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => sectionFacts(t, form.entity, form.record, section),
  );
  const own = use(States).find((one) => one.section === section);
  if (!own) return null;
  return (
    <p className={styles.line} data-state={own.state}>
      <SectionSign state={own.state} />
      <span className={styles.state}>{t(`${texts}.${own.state}`, { count: own.count })}</span>
      <span className={styles.facts}>{facts}</span>
    </p>
  );
}

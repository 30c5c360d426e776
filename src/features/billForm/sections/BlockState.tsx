import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from '#components/form/FormContext.ts';
import { SectionSign } from '#components/form/SectionSign.tsx';
import type { FormStore } from '#components/form/store/formStore.ts';
import { sectionStates, type SectionState } from '#components/form/store/sectionStates.ts';
import { sectionFacts } from '#features/filing/sectionFacts.ts';
import styles from './BlockState.module.css';

export interface BlockStateProps {
  section: string;
  /** States of the blocks; by default from the form's own problems. */
  readStates?: ((form: FormStore) => SectionState[]) | undefined;
  /** Message keys: `<texts>.done`, `left`, `problem`. */
  texts?: string | undefined;
}

/**
 * State and main facts of a block on the line of its title, as in the index. What does not fit there is hidden: it is
 * also in the index and in the fields below.
 */
export function BlockState({ section, readStates = sectionStates, texts = 'billForm.index' }: BlockStateProps) {
  const t = useTranslate();
  const form = useForm();
  // One string per validation: React compares by value, so an unchanged block does not render.
  const summary = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => {
      const own = readStates(form).find((one) => one.section === section);
      return JSON.stringify({ own, facts: sectionFacts(t, form.entity, form.record, section) });
    },
  );
  const { own, facts } = JSON.parse(summary) as { own?: SectionState; facts: string };
  if (!own) return null;
  return (
    <p className={styles.line} data-state={own.state}>
      <SectionSign state={own.state} />
      <span className={styles.state}>{t(`${texts}.${own.state}`, { count: own.count })}</span>
      <span className={styles.facts}>{facts}</span>
    </p>
  );
}

import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from './store/formStore.ts';
import { sectionStates, type SectionState } from './store/sectionStates.ts';
import { SectionSign } from './SectionSign.tsx';
import styles from './SectionIndex.module.css';

interface SectionIndexProps {
  form: FormStore;
  /** Message key of a section's name. */
  titleKey: (section: string) => string;
  /** Counts complete elements. */
  countElements: (form: FormStore) => { done: number; total: number };
  onGo: (section: string) => void;
  /** State of each block; by default from the form's own problems. */
  readStates?: (form: FormStore) => SectionState[];
  /** Message keys: `<texts>.label`, `elements`, `done`, `left`, `problem`. */
  texts?: string;
}

/**
 * The blocks of a long form with their state, as text and sign.
 * @example <SectionIndex form={form} titleKey={sectionTitle} countElements={countDone} onGo={goToSection} />
 */
export function SectionIndex({
  form,
  titleKey,
  countElements,
  onGo,
  readStates = sectionStates,
  texts = 'ui.index',
}: SectionIndexProps) {
  const t = useTranslate();
  // One string per validation: React compares by value, so an unchanged index does not render.
  const summary = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => JSON.stringify({ states: readStates(form), ring: countElements(form) }),
  );
  const { states, ring } = JSON.parse(summary) as { states: SectionState[]; ring: { done: number; total: number } };
  // Blocks also have fields that are no element, and problems that only customs reports.
  const isDone = ring.done === ring.total && states.every(({ state }) => state === 'done');
  const ringState = states.some(({ state }) => state === 'problem') ? 'problem' : isDone ? 'done' : 'left';
  return (
    <nav aria-label={t(`${texts}.label`)} className={styles.index}>
      <div className={styles.ring} data-state={ringState}>
        <svg viewBox="0 0 36 36" width="40" height="40" aria-hidden>
          <circle cx="18" cy="18" r="15" className={styles.track} />
          <circle
            cx="18"
            cy="18"
            r="15"
            className={styles.arc}
            pathLength={ring.total}
            strokeDasharray={`${ring.done} ${ring.total}`}
          />
        </svg>
        <span>{t(`${texts}.elements`, { done: ring.done, total: ring.total })}</span>
      </div>
      <ol>
        {states.map(({ section, state, count }) => (
          <li key={section}>
            <a
              href={`#block-${section}`}
              className={styles.link}
              data-state={state}
              onClick={(event) => {
                event.preventDefault();
                onGo(section);
              }}
            >
              <SectionSign state={state} />
              <span>{t(titleKey(section))}</span>
              <span className={styles.state}>{t(`${texts}.${state}`, { count })}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

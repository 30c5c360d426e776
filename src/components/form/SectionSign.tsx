import type { SectionState } from './store/sectionStates.ts';
import styles from './SectionSign.module.css';

const SIGNS = { done: '✓', left: '', problem: '!' } as const;

/**
 * The sign of a block's state, hidden from screen readers: a text beside it names the state.
 * @example <SectionSign state="problem" />
 */
export const SectionSign = ({ state }: Pick<SectionState, 'state'>) => (
  <span className={styles.sign} data-state={state} aria-hidden>
    {SIGNS[state]}
  </span>
);

import type { ReactNode } from 'react';
import styles from './DueMark.module.css';

/** How near the time is: far, near, too near for what has to be done before, past. */
export type DueState = 'far' | 'soon' | 'late' | 'past';

interface DueMarkProps {
  state: DueState;
  /** Share of the bar's span that is left, 0 to 1. */
  left: number;
  /** Where limits stand on the bar, 0 to 1. */
  limits?: readonly number[];
  /** What is left, in words. */
  children: ReactNode;
  /** What has to be done until when; with it the mark is long, for forms instead of lists. */
  note?: ReactNode;
  title?: string | undefined;
}

/**
 * [K02] The time that is left, as bar and words.
 * @example <DueMark state="soon" left={0.4} limits={[0.33, 0.66]}>Loading in 38 h</DueMark>
 */
export function DueMark({ state, left, limits = [], children, note, title }: DueMarkProps) {
  const isLong = note !== undefined;
  return (
    <span className={`${styles.mark} ${isLong ? styles.long : ''}`} data-due={state} title={title}>
      <span className={styles.bar} aria-hidden>
        <span className={styles.left} style={{ width: `${left * 100}%` }} />
        {limits.map((at) => (
          <i key={at} style={{ left: `${at * 100}%` }} />
        ))}
      </span>
      <span className={styles.words}>{children}</span>
      {isLong && <span className={styles.filing}>{note}</span>}
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './DueMark.module.css';

/** Urgency of the time left. */
type DueMarkState = 'far' | 'soon' | 'late' | 'past';

interface DueMarkProps {
  state: DueMarkState;
  /** Remaining share, 0 to 1. */
  left: number;
  /** Positions of limits on the bar, 0 to 1. */
  limits?: readonly number[];
  children: ReactNode;
  /** The filing deadline; makes the mark long, for forms. */
  note?: ReactNode;
  title?: string | undefined;
}

/**
 * [K02] The time left as bar and text.
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
      {isLong && <span>{note}</span>}
    </span>
  );
}

import { useTranslate } from 'react-admin';
import { LOADING_MARKS } from '#contract/limits.ts';
import { deadlineOf, SPAN, type Deadline } from '#rules/deadline.ts';
import styles from './DueMark.module.css';

interface DueMarkProps {
  /** `YYYY-MM-DD HH:mm:ss` at +08:00; nothing is drawn where it names no time. */
  loadingAt: string | null;
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
  /** Also says until when the filing must be there; for forms, not for lists. */
  isLong?: boolean;
}

const AT = (hours: number) => `${(hours / SPAN) * 100}%`;

/**
 * [K02] What is left until loading as bar and words: amber below 48 h, red below the 24 h at which a filing is late.
 * @example <DueMark loadingAt={draft.loadingAt} now={now} />
 */
export function DueMark({ loadingAt, now, isLong = false }: DueMarkProps) {
  const t = useTranslate();
  const due = deadlineOf(loadingAt ?? '', now);
  if (!due) return null;
  const words = t(`grid.due.${phraseOf(due)}`, { hours: due.hours, minutes: due.minutes, days: days(due.hours) });
  return (
    <span className={`${styles.mark} ${isLong ? styles.long : ''}`} data-due={due.state} title={title()}>
      <span className={styles.bar} aria-hidden>
        <span className={styles.left} style={{ width: `${due.left * 100}%` }} />
        <i style={{ left: AT(LOADING_MARKS.late) }} />
        <i style={{ left: AT(LOADING_MARKS.soon) }} />
      </span>
      <span className={styles.words}>{words}</span>
      {isLong && <span className={styles.filing}>{filing(due)}</span>}
    </span>
  );

  function title(): string | undefined {
    return isLong || !due ? undefined : `${loadingAt} (+08:00)`;
  }
  function filing({ state, filingHours, fileBy }: Deadline): string {
    const key =
      state === 'past' ? 'pastRule' : state === 'late' ? 'late' : filingHours === 0 ? 'fileNow' : 'fileWithin';
    const time = fileBy.slice(0, 16);
    return t(`grid.due.${key}`, { hours: filingHours, days: days(filingHours), time });
  }
}

/** Days are said from the third on: before, every hour counts. */
const DAYS_FROM = 72;
const days = (hours: number): number => Math.floor(hours / 24);

function phraseOf({ state, hours, minutes }: Deadline): string {
  const unit = hours >= DAYS_FROM ? 'Days' : hours >= 1 || minutes === 0 ? 'Hours' : 'Minutes';
  return (state === 'past' ? 'loaded' : 'loading') + unit;
}

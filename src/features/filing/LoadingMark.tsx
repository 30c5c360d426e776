import { useTranslate } from 'react-admin';
import { DueMark } from '#components/status/DueMark.tsx';
import { LOADING_MARKS } from '#contract/limits.ts';
import { computeDeadline, BAR_HOURS, type Deadline } from '#rules/deadline.ts';

interface LoadingMarkProps {
  /** `YYYY-MM-DD HH:mm:ss` at +08:00; nothing is drawn where it names no time. */
  loadingAt: string | null;
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
  /** Also says until when the filing must be there; for forms, not for lists. */
  isLong?: boolean;
}

const LIMITS = [LOADING_MARKS.late / BAR_HOURS, LOADING_MARKS.soon / BAR_HOURS];

/**
 * [K02] What is left until loading as bar and words: amber below 48 h, red below the 24 h at which a filing is late.
 * @example <LoadingMark loadingAt={draft.loadingAt} now={now} />
 */
export function LoadingMark({ loadingAt, now, isLong = false }: LoadingMarkProps) {
  const t = useTranslate();
  const due = computeDeadline(loadingAt ?? '', now);
  if (!due) return null;
  const { state, left, hours, minutes } = due;
  return (
    <DueMark
      state={state}
      left={left}
      limits={LIMITS}
      {...(isLong ? { note: filing(due) } : { title: `${loadingAt} (+08:00)` })}
    >
      {t(`grid.due.${phraseOf(due)}`, { hours, minutes, days: days(hours) })}
    </DueMark>
  );

  function filing({ filingHours, fileBy }: Deadline): string {
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

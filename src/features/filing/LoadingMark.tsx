import { useTranslate } from 'react-admin';
import { DueMark } from '#components/status/DueMark.tsx';
import { LOADING_MARKS } from '#contract/limits.ts';
import { withZone } from '#schema/dateText.ts';
import { computeDeadline, BAR_HOURS, type Deadline } from '#rules/deadline.ts';

interface LoadingMarkProps {
  /** `YYYY-MM-DD HH:mm:ss` at +08:00; renders nothing if it is not a time. */
  loadingAt: string | null;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** Also shows the filing deadline; for forms, not for lists. */
  isLong?: boolean;
  /** Hours from the filing deadline to loading: `hoursToFile` of the bill. */
  hoursBefore?: number;
}

/**
 * [K02] Time left until loading as a bar and a text: amber below 48 h, red when a filing is late.
 * @example <LoadingMark loadingAt={draft.loadingAt} now={now} />
 */
export function LoadingMark({ loadingAt, now, isLong = false, hoursBefore = LOADING_MARKS.late }: LoadingMarkProps) {
  const t = useTranslate();
  const due = computeDeadline(loadingAt ?? '', now, hoursBefore);
  if (!due) return null;
  const { state, left, hours, minutes } = due;
  return (
    <DueMark
      state={state}
      left={left}
      limits={[hoursBefore / BAR_HOURS, LOADING_MARKS.soon / BAR_HOURS]}
      {...(isLong ? { note: filing(due) } : { title: withZone(loadingAt ?? '') })}
    >
      {t(`grid.due.${dueKey(due)}`, { hours, minutes, days: days(hours) })}
    </DueMark>
  );

  function filing({ filingHours, fileBy }: Deadline): string {
    const key =
      state === 'past' ? 'pastRule' : state === 'late' ? 'late' : filingHours === 0 ? 'fileNow' : 'fileWithin';
    const time = fileBy.slice(0, 16);
    return t(`grid.due.${key}`, { hours: filingHours, days: days(filingHours), time });
  }
}

/** Days are shown from 72 h on; below that, hours. */
const DAYS_FROM = 72;
const days = (hours: number): number => Math.floor(hours / 24);

function dueKey({ state, hours, minutes }: Deadline): string {
  const unit = hours >= DAYS_FROM ? 'Days' : hours >= 1 || minutes === 0 ? 'Hours' : 'Minutes';
  return (state === 'past' ? 'loaded' : 'loading') + unit;
}

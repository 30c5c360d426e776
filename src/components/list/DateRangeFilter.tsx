import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ZONE } from '#schema/dateText.ts';
import { CalendarButton } from '../dates/CalendarButton.tsx';
import { lastDays, calendarMonth, rangeProblem, tidyDay } from './dayRange.ts';
import { useTextFilter } from './useTextFilter.ts';
import styles from './Filter.module.css';

interface Shortcut {
  labelKey: string;
  range: (today: string) => { begin: string; end: string };
}

const SHORTCUTS: readonly Shortcut[] = [
  { labelKey: 'ui.range.today', range: (today: string) => lastDays(today, 1) },
  { labelKey: 'ui.range.last7', range: (today: string) => lastDays(today, 7) },
  { labelKey: 'ui.range.last30', range: (today: string) => lastDays(today, 30) },
  { labelKey: 'ui.range.thisMonth', range: (today: string) => calendarMonth(today, 0) },
  { labelKey: 'ui.range.lastMonth', range: (today: string) => calendarMonth(today, 1) },
];

/**
 * A date range, `YYYY-MM-DD`, with shortcuts. Applies only valid ranges ([V18]).
 * @param today returns the current day at +08:00
 * @example <DateRangeFilter begin="createdAtBegin" end="createdAtEnd" labelKey="drafts.created" today={serverToday} />
 */
export function DateRangeFilter(props: {
  begin: string;
  end: string;
  labelKey: string;
  today: () => string;
  /** Ranges to choose with one click; today to last month by default. */
  shortcuts?: readonly Shortcut[];
}) {
  const t = useTranslate();
  const problemId = useId();
  const { valueOf, change } = useTextFilter();
  const appliedBegin = valueOf(props.begin);
  const appliedEnd = valueOf(props.end);
  const [begin, setBegin] = useState(appliedBegin);
  const [end, setEnd] = useState(appliedEnd);
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>(null);

  const [applied, setApplied] = useState({ begin: appliedBegin, end: appliedEnd });
  const [today, setToday] = useState(props.today);
  // Follows external changes of the filter, each day separately: the other one may be half typed.
  if (applied.begin !== appliedBegin || applied.end !== appliedEnd) {
    setApplied({ begin: appliedBegin, end: appliedEnd });
    if (applied.begin !== appliedBegin) setBegin(appliedBegin);
    if (applied.end !== appliedEnd) setEnd(appliedEnd);
    setProblem(null);
  }

  function apply(nextBegin: string, nextEnd: string) {
    const found = rangeProblem(nextBegin, nextEnd);
    setBegin(nextBegin);
    setEnd(nextEnd);
    setProblem(found);
    if (found || (nextBegin === appliedBegin && nextEnd === appliedEnd)) return;
    change({ [props.begin]: nextBegin, [props.end]: nextEnd });
  }

  function choose(rangeOf: (today: string) => { begin: string; end: string }, isOn: boolean) {
    // The day may have changed since the page was opened.
    const now = props.today();
    setToday(now);
    const range = isOn ? { begin: '', end: '' } : rangeOf(now);
    apply(range.begin, range.end);
  }

  const applyTidied = (): void => apply(tidyDay(begin), tidyDay(end));
  const label = (key: string): string => `${t(props.labelKey)}: ${t(key)}`;
  // Marks the wrong field: an invalid day, or an end before the start.
  const isWrong = (value: string, isEnd: boolean): boolean =>
    problem === 'dateForm' ? rangeProblem(tidyDay(value), '') !== null : problem !== null && isEnd;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {t(props.labelKey)} ({ZONE})
      </legend>
      <div className={styles.range}>
        <DayInput
          label={label('ui.range.from')}
          value={begin}
          problemId={isWrong(begin, false) ? problemId : undefined}
          onType={setBegin}
          onDone={applyTidied}
          onPick={(day) => apply(day, tidyDay(end))}
        />
        <span aria-hidden="true">–</span>
        <DayInput
          label={label('ui.range.to')}
          value={end}
          problemId={isWrong(end, true) ? problemId : undefined}
          onType={setEnd}
          onDone={applyTidied}
          onPick={(day) => apply(tidyDay(begin), day)}
        />
        <span className={styles.shortcuts}>
          {(props.shortcuts ?? SHORTCUTS).map(({ labelKey, range: rangeOf }) => {
            const range = rangeOf(today);
            const isOn = appliedBegin === range.begin && appliedEnd === range.end;
            return (
              <button
                key={labelKey}
                type="button"
                className={styles.shortcut}
                aria-pressed={isOn}
                onClick={() => choose(rangeOf, isOn)}
              >
                {t(labelKey)}
              </button>
            );
          })}
        </span>
      </div>
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {t(`ui.range.${problem}`)}
        </p>
      )}
    </fieldset>
  );
}

interface DayInputProps {
  label: string;
  value: string;
  /** Id of the message that explains why the day is wrong. */
  problemId: string | undefined;
  onType: (text: string) => void;
  /** Enter, or leaving the field. */
  onDone: () => void;
  onPick: (day: string) => void;
}

/** A day of the range, typed or picked from a calendar (Alt+ArrowDown). */
function DayInput({ label, value, problemId, onType, onDone, onPick }: DayInputProps) {
  const t = useTranslate();
  const opener = useRef<() => void>(null);
  return (
    <span className={styles.day}>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        placeholder={t('ui.date.day')}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onDone}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') onDone();
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          opener.current?.();
        }}
      />
      <CalendarButton
        opener={opener}
        label={label}
        kind="date"
        isZoned
        readValue={() => tidyDay(value)}
        onPick={onPick}
      />
    </span>
  );
}

import { useId, useRef, useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { ZONE } from '#schema/dateText.ts';
import { CalendarButton } from '../dates/CalendarButton.tsx';
import { lastDays, monthOf, rangeProblem, tidyDay } from './dayRange.ts';
import { useTextFilter } from './useTextFilter.ts';
import styles from './Filter.module.css';

const SHORTCUTS = [
  { labelKey: 'ui.range.today', range: (today: string) => lastDays(today, 1) },
  { labelKey: 'ui.range.last7', range: (today: string) => lastDays(today, 7) },
  { labelKey: 'ui.range.last30', range: (today: string) => lastDays(today, 30) },
  { labelKey: 'ui.range.thisMonth', range: (today: string) => monthOf(today, 0) },
  { labelKey: 'ui.range.lastMonth', range: (today: string) => monthOf(today, 1) },
] as const;

/**
 * Two days, `YYYY-MM-DD`, or one of the shortcuts. Asks only when the range makes sense ([V18]).
 * @param today gives the day at +08:00, where the portal's days begin
 * @example <DateRangeFilter begin="createdAtBegin" end="createdAtEnd" labelKey="drafts.created" today={serverToday} />
 */
export function DateRangeFilter(props: { begin: string; end: string; labelKey: string; today: () => string }) {
  const t = useTranslate();
  const problemId = useId();
  const openBegin = useRef<() => void>(null);
  const openEnd = useRef<() => void>(null);
  const { valueOf, change } = useTextFilter();
  const askedBegin = valueOf(props.begin);
  const askedEnd = valueOf(props.end);
  const [begin, setBegin] = useState(askedBegin);
  const [end, setEnd] = useState(askedEnd);
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>(null);

  const [asked, setAsked] = useState({ begin: askedBegin, end: askedEnd });
  const [today, setToday] = useState(props.today);
  // Back or a cleared filter changes the question from outside.
  // Each day by itself: while the answer to one comes, the other may be half typed.
  if (asked.begin !== askedBegin || asked.end !== askedEnd) {
    setAsked({ begin: askedBegin, end: askedEnd });
    if (asked.begin !== askedBegin) setBegin(askedBegin);
    if (asked.end !== askedEnd) setEnd(askedEnd);
    setProblem(null);
  }

  function ask(nextBegin: string, nextEnd: string) {
    const found = rangeProblem(nextBegin, nextEnd);
    setBegin(nextBegin);
    setEnd(nextEnd);
    setProblem(found);
    if (found || (nextBegin === askedBegin && nextEnd === askedEnd)) return;
    change({ [props.begin]: nextBegin, [props.end]: nextEnd });
  }

  function choose(rangeOf: (today: string) => { begin: string; end: string }, isOn: boolean) {
    // A page that stays open over midnight must not offer yesterday as today.
    const now = props.today();
    setToday(now);
    const range = isOn ? { begin: '', end: '' } : rangeOf(now);
    ask(range.begin, range.end);
  }

  const day = (
    labelKey: 'ui.range.from' | 'ui.range.to',
    value: string,
    set: (text: string) => void,
    pick: (text: string) => void,
    opener: RefObject<(() => void) | null>,
  ) => {
    // The one to put right: a day that is none, or a last day before the first.
    const isWrong =
      problem === 'dateForm' ? rangeProblem(tidyDay(value), '') !== null : problem && labelKey === 'ui.range.to';
    const label = `${t(props.labelKey)}: ${t(labelKey)}`;
    return (
      <span className={styles.day}>
        <input
          className={styles.input}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problemId : undefined}
          placeholder={t('ui.date.day')}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={() => ask(tidyDay(begin), tidyDay(end))}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') ask(tidyDay(begin), tidyDay(end));
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
          onPick={pick}
        />
      </span>
    );
  };

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {t(props.labelKey)} ({ZONE})
      </legend>
      <div className={styles.range}>
        {day('ui.range.from', begin, setBegin, (text) => ask(text, tidyDay(end)), openBegin)}
        <span aria-hidden="true">–</span>
        {day('ui.range.to', end, setEnd, (text) => ask(tidyDay(begin), text), openEnd)}
        {SHORTCUTS.map(({ labelKey, range: rangeOf }) => {
          const range = rangeOf(today);
          const isOn = askedBegin === range.begin && askedEnd === range.end;
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
      </div>
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {t(`ui.range.${problem}`)}
        </p>
      )}
    </fieldset>
  );
}

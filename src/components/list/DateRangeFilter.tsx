import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import { lastDays, rangeProblem, tidyDay } from './dayRange.ts';
import { useTextFilter } from './useTextFilter.ts';
import styles from './Filter.module.css';

const SHORTCUTS = [
  { days: 1, labelKey: 'lists.today' },
  { days: 7, labelKey: 'lists.last7' },
  { days: 30, labelKey: 'lists.last30' },
] as const;

/**
 * Two days, `YYYY-MM-DD`, or one of three shortcuts. Asks only when the range makes sense ([V18]).
 * @param today gives the day at +08:00, where the portal's days begin
 * @example <DateRangeFilter begin="createdAtBegin" end="createdAtEnd" labelKey="drafts.created" today={serverToday} />
 */
export function DateRangeFilter(props: { begin: string; end: string; labelKey: string; today: () => string }) {
  const t = useTranslate();
  const problemId = useId();
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

  function choose(days: number, isOn: boolean) {
    // A page that stays open over midnight must not offer yesterday as today.
    const now = props.today();
    setToday(now);
    const range = isOn ? { begin: '', end: '' } : lastDays(now, days);
    ask(range.begin, range.end);
  }

  const day = (labelKey: 'lists.from' | 'lists.to', value: string, set: (text: string) => void) => {
    // The one to put right: a day that is none, or a last day before the first.
    const isWrong =
      problem === 'dateForm' ? rangeProblem(tidyDay(value), '') !== null : problem && labelKey === 'lists.to';
    return (
      <input
        className={styles.input}
        aria-label={`${t(props.labelKey)}: ${t(labelKey)}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        placeholder="YYYY-MM-DD"
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        value={value}
        onChange={(event) => set(event.target.value)}
        onBlur={() => ask(tidyDay(begin), tidyDay(end))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask(tidyDay(begin), tidyDay(end));
        }}
      />
    );
  };

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t(props.labelKey)}</legend>
      <div className={styles.range}>
        {day('lists.from', begin, setBegin)}
        <span aria-hidden="true">–</span>
        {day('lists.to', end, setEnd)}
        {SHORTCUTS.map(({ days, labelKey }) => {
          const range = lastDays(today, days);
          const isOn = askedBegin === range.begin && askedEnd === range.end;
          return (
            <button
              key={days}
              type="button"
              className={styles.shortcut}
              aria-pressed={isOn}
              onClick={() => choose(days, isOn)}
            >
              {t(labelKey)}
            </button>
          );
        })}
      </div>
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {t(`lists.${problem}`)}
        </p>
      )}
    </fieldset>
  );
}

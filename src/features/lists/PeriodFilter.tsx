import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTextFilter } from '#components/list/useTextFilter.ts';
import styles from '#components/list/Filter.module.css';
import { DayFilter } from './DayFilter.tsx';
import parts from './PeriodFilter.module.css';

interface Period {
  begin: string;
  /** Name of the last day in the query. */
  end: string;
  labelKey: string;
}

/**
 * A filter by days of one of several times of a row ([L06]); choosing another time keeps the days.
 * @example <PeriodFilter periods={[{ begin: 'createdAtBegin', end: 'createdAtEnd', labelKey: 'sent.sentAt' }]} />
 */
export function PeriodFilter({ periods }: { periods: readonly [Period, ...Period[]] }) {
  const t = useTranslate();
  const { valueOf, change } = useTextFilter();
  const [chosen, setChosen] = useState(periods[0].begin);
  const active = periods.find(({ begin, end }) => valueOf(begin) || valueOf(end));
  const period = active ?? periods.find(({ begin }) => begin === chosen) ?? periods[0];

  function choose(begin: string): void {
    const next = periods.find((one) => one.begin === begin);
    if (!next) return;
    setChosen(begin);
    if (!active) return;
    const days = { [next.begin]: valueOf(active.begin), [next.end]: valueOf(active.end) };
    change({ [active.begin]: '', [active.end]: '', ...days });
  }

  return (
    <div className={parts.period}>
      <label className={styles.field}>
        <span className={styles.label}>{t('sent.period')}</span>
        <select value={period.begin} onChange={(event) => choose(event.target.value)}>
          {periods.map(({ begin, labelKey }) => (
            <option key={begin} value={begin}>
              {t(labelKey)}
            </option>
          ))}
        </select>
      </label>
      <DayFilter key={period.begin} {...period} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { ListFilterContext, useTranslate, type ListFilterContextValue } from 'react-admin';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import filterStyles from '#components/list/Filter.module.css';
import { ListState } from '#components/list/ListState.tsx';
import { LIMITS } from '#contract/limits.ts';
import { filterContext } from '#features/lists/listContexts.ts';
import { serverToday } from '#schema/serverClock.ts';
import { PRESETS } from './presets.ts';

interface ReportFiltersProps {
  /** Filters `start` and `end`, and those of `children`. */
  filters: Partial<ListFilterContextValue>;
  /** Further filters. */
  children?: ReactNode;
}

/** The filters above figures: their period and others. */
export function ReportFilters({ filters, children }: ReportFiltersProps) {
  return (
    <ListFilterContext.Provider value={filterContext(filters)}>
      <div className={filterStyles.bar}>
        <DateRangeFilter
          begin="start"
          end="end"
          labelKey="statistics.periodLabel"
          today={serverToday}
          shortcuts={PRESETS}
        />
        {children}
      </div>
    </ListFilterContext.Provider>
  );
}

/** Replaces the figures of a period that is longer than the portal answers. */
export function PeriodTooLong() {
  const t = useTranslate();
  return (
    <ListState drawing="clock" title={t('statistics.tooLong')}>
      {t('statistics.tooLongText', { days: LIMITS.statisticDays })}
    </ListState>
  );
}

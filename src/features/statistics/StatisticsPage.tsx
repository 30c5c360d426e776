import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { ListFilterContext, useDataProvider, useTranslate } from 'react-admin';
import { filterContext } from '#features/lists/listContexts.ts';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import filterStyles from '#components/list/Filter.module.css';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { ToolButton } from '#components/list/ToolButton.tsx';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { daysOf } from '#rules/period.ts';
import { ChartsSkeleton } from './ChartsSkeleton.tsx';
import { chosenPeriod } from './chosenPeriod.ts';
import { serverToday } from '#schema/dateText.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { PRESETS } from './presets.ts';
import { SumTiles } from './SumTiles.tsx';

/** The period and the person in the address, as a list's filters for the parts of lists. */
function useStatisticQuery() {
  const [params, setParams] = useSearchParams();
  const [start, end, operator] = ['start', 'end', 'operator'].map((name) => params.get(name) ?? '');
  const period = useMemo(() => chosenPeriod(start ?? '', end ?? ''), [start, end]);
  const filterValues = { ...period, operator: operator ?? '' };
  const setFilters = (filters: Record<string, unknown>): void => {
    const chosen = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setParams(Object.fromEntries(chosen));
  };
  return {
    period,
    operator: operator || undefined,
    isTooLong: daysOf(period) > LIMITS.statisticDays,
    filters: { filterValues, setFilters, displayedFilters: {} },
  };
}

const StatisticCharts = lazyPart(async () => (await import('./charts/StatisticCharts.tsx')).StatisticCharts);

/** [R14] `/statistic`: what the office filed, how customs answered and what it cost. */
export function StatisticsPage() {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { period, operator, isTooLong, filters } = useStatisticQuery();
  const query = { ...period, ...(operator && { operator }) };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['statistics', query],
    queryFn: ({ signal }) => dataProvider.billStatistics({ query }, { signal }),
    enabled: !isTooLong,
    placeholderData: keepPreviousData,
  });
  useFirstScreen(!isPending || isTooLong);
  const people = data?.byOperator.map((one) => ({ value: one.operatorId, label: one.operator })) ?? [];
  // A person without filings in the period stays chosen.
  if (operator && !people.some(({ value }) => value === operator))
    people.push({ value: operator, label: t('statistics.chosenPerson') });

  return (
    <Page
      titleKey="titles.statistic"
      subtitle={t('statistics.period', { ...period })}
      actions={
        <ToolButton
          glyph="download"
          disabled={!data || data.byDay.length === 0}
          onClick={() => openDownload('exportBillStatistics', { query })}
        >
          {t('statistics.export', { count: data?.byDay.length ?? 0 })}
        </ToolButton>
      }
    >
      <ListFilterContext.Provider value={filterContext(filters)}>
        <div className={filterStyles.bar}>
          <DateRangeFilter
            begin="start"
            end="end"
            labelKey="statistics.periodLabel"
            today={serverToday}
            shortcuts={PRESETS}
          />
          <FilterSelect source="operator" labelKey="statistics.operator" options={people} />
        </div>
      </ListFilterContext.Provider>
      {isTooLong ? (
        <ListState drawing="clock" title={t('statistics.tooLong')}>
          {t('statistics.tooLongText', { days: LIMITS.statisticDays })}
        </ListState>
      ) : error && !data ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPending || isPlaceholderData}>
          <SumTiles data={data} />
          {!data ? (
            <ChartsSkeleton />
          ) : data.byDay.length === 0 ? (
            <ListState drawing="search" title={t('statistics.findings.filings.none')}>
              {t('statistics.empty.filings')}
            </ListState>
          ) : (
            <Suspense fallback={<ChartsSkeleton />}>
              <StatisticCharts statistics={data} period={period} operator={operator} />
            </Suspense>
          )}
          {data && <OperatorTable rows={data.byOperator} />}
          {data && <MoneyTable days={data.byDay} total={data.total} />}
        </div>
      )}
    </Page>
  );
}

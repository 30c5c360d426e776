import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { ToolButton } from '#components/list/ToolButton.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { ChartsSkeleton } from './ChartsSkeleton.tsx';
import { useChosenPeriod } from './useChosenPeriod.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { PeriodTooLong, ReportFilters } from './ReportFilters.tsx';
import { SumTiles } from './SumTiles.tsx';

/** The period and the person in the address, as a list's filters for the parts of lists. */
function useStatisticQuery() {
  const [params, setParams] = useSearchParams();
  const { period, isTooLong } = useChosenPeriod(params);
  const operator = params.get('operator') ?? '';
  const filterValues = { ...period, operator };
  const setFilters = (filters: Record<string, unknown>): void => {
    const chosen = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setParams(Object.fromEntries(chosen));
  };
  return {
    period,
    operator: operator || undefined,
    isTooLong,
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
      <ReportFilters filters={filters}>
        <FilterSelect source="operator" labelKey="statistics.operator" options={people} />
      </ReportFilters>
      {isTooLong ? (
        <PeriodTooLong />
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

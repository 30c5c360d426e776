import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListContextProvider, ListFilterContext, useDataProvider, useTranslate } from 'react-admin';
import { filterContext, listContext } from '#features/lists/listContexts.ts';
import { Link } from 'react-router-dom';
import { ListError } from '#components/list/ListError.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { SearchInput } from '#components/list/SearchInput.tsx';
import { PAGE_SIZES } from '#contract/limits.ts';
import type { ImporterReportRow } from '#contract/endpoints/importerReport.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useListSettings, useSavePageSize } from '#dataProvider/useListSettings.ts';
import { firstTryRate, matchRate, timeliness } from '#rules/reportRates.ts';
import statisticStyles from '../statistics/Statistics.module.css';
import { useChartTexts } from '../statistics/useChartTexts.ts';
import type { ReportPlace } from './reportPlace.ts';
import styles from './ImporterReport.module.css';

type Figure = Exclude<keyof ImporterReportRow, 'id' | 'name' | 'number'>;
const FIGURES = ['filings', 'late', 'untimed', 'rejected', 'inaccurate', 'notWithdrawn'] as const satisfies Figure[];
const RATES = { timeliness, matchRate, firstTry: firstTryRate } as const;
type RateName = keyof typeof RATES;
type Column = 'name' | 'number' | RateName | Figure;
const COLUMNS: readonly Column[] = [
  'name',
  'number',
  'filings',
  'timeliness',
  'matchRate',
  'firstTry',
  ...FIGURES.slice(1),
  'exposure',
];

const isRate = (column: Column): column is RateName => Object.hasOwn(RATES, column);

/** [X07] The importers of a period: searched, sorted and paged by the portal. */
export function ImporterTable({ place }: { place: ReportPlace }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const savePageSize = useSavePageSize();
  const { perPage } = useListSettings();
  const { period, keyword, sort, order, page, filters, change } = place;
  const query = {
    ...period,
    ...(keyword && { keyword }),
    sortField: sort,
    sortOrder: order,
    pageNum: page,
    pageSize: perPage,
  };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['reportedImporters', query],
    queryFn: ({ signal }) => dataProvider.listReportedImporters({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const paging = {
    page,
    perPage,
    total,
    setPage: (next: number) => change({ page: String(next) }),
    setPerPage: () => change({}),
    isPending,
    filterValues: filters.filterValues,
  };
  return (
    <div className={statisticStyles.part} aria-busy={isPending || isPlaceholderData}>
      <h2>{t('importerReport.importers.title')}</h2>
      <p className={statisticStyles.measure}>{t('importerReport.importers.text')}</p>
      <ListFilterContext.Provider value={filterContext(filters)}>
        <div className={styles.search}>
          <SearchInput source="keyword" hint={t('importerReport.importers.search')} />
        </div>
      </ListFilterContext.Provider>
      {error && !data ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListContextProvider value={listContext(paging)}>
          <Rows records={data?.records ?? []} place={place} />
          {total > 0 ? (
            <PagingBar sizes={PAGE_SIZES} onSize={savePageSize} />
          ) : (
            !isPending && (
              <p className={statisticStyles.measure}>{t(`importerReport.importers.${keyword ? 'nothing' : 'none'}`)}</p>
            )
          )}
        </ListContextProvider>
      )}
    </div>
  );
}

function Rows({ records, place }: { records: readonly ImporterReportRow[]; place: ReportPlace }) {
  const t = useTranslate();
  const { number, percent } = useChartTexts([], 'day');
  const { sort, order, change, period } = place;
  const headOf = (column: Column): string => {
    if (column === 'name') return t('importerReport.importer');
    if (column === 'number') return t('importerReport.number');
    return t(isRate(column) ? `importerReport.tiles.${column}` : `importerReport.sums.${column}`);
  };
  /** Figures begin with the highest, texts with A. */
  const sortBy = (column: Column) => {
    const first = column === 'name' || column === 'number' ? 'asc' : 'desc';
    change({ sort: column, order: sort !== column ? first : order === 'asc' ? 'desc' : 'asc' });
  };
  const cell = (row: ImporterReportRow, column: Exclude<Column, 'name'>) => {
    if (column === 'number') return row.number || '–';
    if (!isRate(column)) return number(row[column]);
    const rate = RATES[column](row);
    return rate === null ? '–' : percent(rate);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section className={statisticStyles.wide} tabIndex={0} aria-label={t('importerReport.importers.title')}>
      <table className={`${statisticStyles.numbers} ${styles.importers}`}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                data-text={column === 'number' || undefined}
                aria-sort={sort === column ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
              >
                <button type="button" className={styles.sort} onClick={() => sortBy(column)}>
                  {headOf(column)}
                  <span aria-hidden="true">{sort === column ? (order === 'asc' ? ' ▲' : ' ▼') : ''}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link
                  to={pathTo.importerReport(row.id, new URLSearchParams({ ...period }).toString())}
                  title={row.name}
                >
                  {row.name || t('importerReport.noName')}
                </Link>
              </th>
              {COLUMNS.slice(1).map((column) => (
                <td
                  key={column}
                  data-text={column === 'number' || undefined}
                  data-none={cell(row, column as Exclude<Column, 'name'>) === '0' || undefined}
                >
                  {cell(row, column as Exclude<Column, 'name'>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

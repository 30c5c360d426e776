import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { ToolButton } from '#components/list/ToolButton.tsx';
import type { ReportedImporter } from '#contract/endpoints/importerReport.ts';
import { ROUTES } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { ChartsSkeleton } from '../statistics/ChartsSkeleton.tsx';
import { PeriodTooLong, ReportFilters } from '../statistics/ReportFilters.tsx';
import { ExposedTable } from './ExposedTable.tsx';
import { ImporterTable } from './ImporterTable.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { useReportPlace, type ReportPlace } from './reportPlace.ts';
import { ReportTiles } from './ReportTiles.tsx';
import styles from './ImporterReport.module.css';

const ReportCharts = lazyPart(async () => (await import('./charts/ReportCharts.tsx')).ReportCharts);

/** `/importerReport` [X07]: how punctual, accurate and matched the filings are, of all importers or of one. */
export function ImporterReportPage() {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const place = useReportPlace();
  const { period, importer, isTooLong, keyword } = place;
  const query = { ...period, ...(importer && { importer }) };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['importerReport', query],
    queryFn: ({ signal }) => dataProvider.importerReport({ query }, { signal }),
    enabled: !isTooLong,
    placeholderData: keepPreviousData,
  });
  useFirstScreen(!isPending || isTooLong);
  const isMissing = importer !== '' && error instanceof HttpError && error.status === 404;
  // While another importer loads, its name is not that of the figures on screen.
  const shown = isPlaceholderData ? null : (data?.importer ?? null);
  return (
    <Page
      titleKey="titles.importerReport"
      subject={importer}
      subtitle={shown ? <ImporterName importer={shown} /> : t('statistics.period', { ...period })}
      actions={
        <>
          {!importer && (
            <ToolButton
              glyph="download"
              disabled={!data || data.total.filings === 0}
              onClick={() =>
                openDownload('exportImporterReport', { query: { ...period, ...(keyword && { keyword }) } })
              }
            >
              {t('importerReport.exportExcel')}
            </ToolButton>
          )}
          <ToolButton
            glyph="download"
            disabled={!data || isMissing || data.total.filings === 0}
            onClick={() => openDownload('importerReportPdf', { query })}
          >
            {t('importerReport.exportPdf')}
          </ToolButton>
        </>
      }
    >
      {importer && <BackLink place={place} />}
      <ReportFilters filters={place.filters} />
      {isTooLong ? (
        <PeriodTooLong />
      ) : isMissing ? (
        <ListState title={t('importerReport.notFound')}>{t('importerReport.notFoundText')}</ListState>
      ) : error && !data ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <div aria-busy={isPending || isPlaceholderData}>
            <ReportTiles data={data} />
            {data ? (
              <Suspense fallback={<ChartsSkeleton count={4} />}>
                <ReportCharts report={data} period={period} />
              </Suspense>
            ) : (
              <ChartsSkeleton count={4} />
            )}
            {importer !== '' && data?.importer && <ExposedTable report={data} />}
          </div>
          {!importer && <ImporterTable place={place} />}
          <ReportNotes />
        </>
      )}
    </Page>
  );
}

function ImporterName({ importer: { name, number } }: { importer: ReportedImporter }) {
  const t = useTranslate();
  return [name || t('importerReport.noName'), number].filter(Boolean).join(' · ');
}

/** Leads back to all importers of the same period. */
function BackLink({ place: { period } }: { place: ReportPlace }) {
  const t = useTranslate();
  const query = new URLSearchParams({ ...period }).toString();
  return (
    <Link className={styles.back} to={`${ROUTES.importerReport.path}?${query}`}>
      {t('importerReport.back')}
    </Link>
  );
}

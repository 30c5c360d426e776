import { useTranslate } from 'react-admin';
import type { ImporterReport, ReportSums } from '#contract/endpoints/importerReport.ts';
import { firstTryRate, matchRate, timeliness } from '#rules/reportRates.ts';
import { PeriodTiles, type Tile } from '../statistics/PeriodTiles.tsx';
import { useChartTexts } from '../statistics/useChartTexts.ts';

const TILES: readonly Tile<ReportSums, 'number' | 'usd'>[] = [
  { name: 'filings', valueOf: ({ filings }) => filings, unit: 'number' },
  { name: 'timeliness', valueOf: timeliness, unit: 'percent', isMoreGood: true },
  { name: 'matchRate', valueOf: matchRate, unit: 'percent', isMoreGood: true },
  { name: 'firstTry', valueOf: firstTryRate, unit: 'percent', isMoreGood: true },
  { name: 'exposure', valueOf: ({ exposure }) => exposure, unit: 'usd', isMoreGood: false },
];

/** The figures of the report card. */
export function ReportTiles({ data }: { data: Pick<ImporterReport, 'total' | 'previous'> | undefined }) {
  const t = useTranslate();
  const { number, percent } = useChartTexts([], 'day');
  const formats = { number, percent, usd: (value: number) => t('importerReport.usd', { amount: number(value) }) };
  return <PeriodTiles tiles={TILES} texts="importerReport.tiles" data={data} formats={formats} />;
}

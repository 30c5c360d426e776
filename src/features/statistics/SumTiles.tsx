import type { BillStatistics, StatisticSums } from '#contract/endpoints/statistics.ts';
import { firstTryShare } from './findings.ts';
import { PeriodTiles, type Tile } from './PeriodTiles.tsx';
import { useChartTexts } from './useChartTexts.ts';

const spent = ({ coins, credit, vip }: StatisticSums): number => coins + credit + vip;

const TILES: readonly Tile<StatisticSums, 'number' | 'coins'>[] = [
  { name: 'filings', valueOf: ({ filings }) => filings, unit: 'number' },
  { name: 'firstTry', valueOf: firstTryShare, unit: 'percent', isMoreGood: true },
  { name: 'late', valueOf: ({ late }) => late, unit: 'number', isMoreGood: false },
  { name: 'spent', valueOf: spent, unit: 'coins' },
  { name: 'saved', valueOf: ({ couponDeduction }) => couponDeduction, unit: 'coins' },
];

/** The figures of the statistics. */
export function SumTiles({ data }: { data: Pick<BillStatistics, 'total' | 'previous'> | undefined }) {
  const { number, percent, coins } = useChartTexts([], 'day');
  return <PeriodTiles tiles={TILES} texts="statistics.tiles" data={data} formats={{ number, percent, coins }} />;
}

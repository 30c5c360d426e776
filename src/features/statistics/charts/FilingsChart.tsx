import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { StatisticSums } from '#contract/endpoints/statistics.ts';
import type { Bucket, Grain } from '../buckets.ts';
import { fillOf } from '../chartStyle.ts';
import { filingsFinding } from '../findings.ts';
import { useChartTexts } from '../useChartTexts.ts';
import { ChartCard } from './ChartCard.tsx';
import { bucketAxis, countAxis, GRID, PLOT } from './plotProps.ts';

const TYPES = ['isf10', 'isf5'] as const;

/** Filings per day, week or month by type, stacked. */
export function FilingsChart({
  total,
  buckets,
  grain,
}: {
  total: StatisticSums;
  buckets: readonly Bucket[];
  grain: Grain;
}) {
  const t = useTranslate();
  const { bucketName, bucketTick, number } = useChartTexts(buckets, grain);
  const finding = filingsFinding(total, buckets, grain);
  const labels = TYPES.map((type) => ({ ink: type, label: t(`statistics.sums.${type}`) }));
  return (
    <ChartCard
      name="filings"
      finding={finding}
      legend={labels}
      isEmpty={total.filings === 0}
      table={{
        heads: [t(`statistics.grain.${grain}`), ...labels.map(({ label }) => label), t('statistics.sums.filings')],
        rows: buckets.map((one, at) => [
          bucketName(at),
          ...TYPES.map((type) => number(one[type])),
          number(one.isf10 + one.isf5),
        ]),
      }}
    >
      <BarChart
        {...PLOT}
        grid={GRID}
        xAxis={[bucketAxis(buckets, bucketTick)]}
        yAxis={[{ ...countAxis, valueFormatter: number }]}
        series={labels.map(({ ink, label }) => ({
          data: buckets.map((one) => one[ink]),
          label,
          stack: 'filings',
          color: fillOf(ink),
          valueFormatter: (value) => number(value ?? 0),
        }))}
      />
    </ChartCard>
  );
}

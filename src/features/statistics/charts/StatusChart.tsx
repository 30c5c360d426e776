import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { BillStatistics } from '#contract/endpoints/statistics.ts';
import { percentOf, STATUS_PARTS, type Bucket, type Grain, type StatusPart } from '../buckets.ts';
import { fillOf } from '../chartStyle.ts';
import { statusFinding } from '../findings.ts';
import { useChartTexts } from '../useChartTexts.ts';
import { ChartCard } from './ChartCard.tsx';
import { bucketAxis, countAxis, GRID, PLOT } from './plotProps.ts';

interface StatusChartProps extends Pick<BillStatistics, 'total' | 'byDay'> {
  buckets: readonly Bucket[];
  grain: Grain;
}

/** The statuses that the filings of each day, week or month have now, in percent. */
export function StatusChart({ total, byDay, buckets, grain }: StatusChartProps) {
  const t = useTranslate();
  const { bucketName, bucketTick, number, percent } = useChartTexts(buckets, grain);
  const labels = STATUS_PARTS.map((ink) => ({ ink, label: t(`statistics.statuses.${ink}`) }));
  const shareOf = (part: StatusPart, { statuses, isf10, isf5 }: Bucket): number | null =>
    isf10 + isf5 === 0 ? null : (statuses[part] / (isf10 + isf5)) * 100;
  return (
    <ChartCard
      name="status"
      finding={statusFinding(total, byDay)}
      legend={labels}
      isEmpty={total.filings === 0}
      table={{
        heads: [t(`statistics.grain.${grain}`), ...labels.map(({ label }) => label)],
        rows: buckets.map((one, at) => [bucketName(at), ...STATUS_PARTS.map((part) => number(one.statuses[part]))]),
      }}
    >
      <BarChart
        {...PLOT}
        grid={GRID}
        xAxis={[bucketAxis(buckets, bucketTick)]}
        yAxis={[{ ...countAxis, min: 0, max: 100, width: 48, valueFormatter: percent }]}
        series={labels.map(({ ink, label }) => ({
          data: buckets.map((one) => shareOf(ink, one)),
          label,
          stack: 'status',
          color: fillOf(ink),
          valueFormatter: (value, { dataIndex }) => {
            const count = buckets[dataIndex]?.statuses[ink] ?? 0;
            if (value === null || count === 0) return null;
            const { isf10, isf5 } = buckets[dataIndex] as Bucket;
            return t('statistics.countOf', { count: number(count), percent: percentOf(count, isf10 + isf5) });
          },
        }))}
      />
    </ChartCard>
  );
}

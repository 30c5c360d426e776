import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { ReportSums } from '#contract/endpoints/importerReport.ts';
import type { Period } from '#rules/period.ts';
import type { Grain } from '../../statistics/buckets.ts';
import { fillOf } from '../../statistics/chartStyle.ts';
import { ChartCard } from '../../statistics/charts/ChartCard.tsx';
import { bucketAxis, countAxis, GRID, PLOT } from '../../statistics/charts/plotProps.ts';
import { useChartTexts } from '../../statistics/useChartTexts.ts';
import { timelinessFinding } from '../reportFindings.ts';

const TIMING_PARTS = [
  { name: 'onTime', ink: 'inTime' },
  { name: 'late', ink: 'late' },
  { name: 'pending', ink: 'waiting' },
  { name: 'untimed', ink: 'deleted' },
] as const;

export type TimingBucket = Period & Pick<ReportSums, (typeof TIMING_PARTS)[number]['name'] | 'accepted' | 'rejected'>;

interface TimelinessChartProps {
  total: ReportSums;
  buckets: readonly TimingBucket[];
  grain: Grain;
}

/** Filings per day, week or month by how they keep the deadline, stacked. */
export function TimelinessChart({ total, buckets, grain }: TimelinessChartProps) {
  const t = useTranslate();
  const { bucketName, bucketTick, number } = useChartTexts(buckets, grain);
  const labels = TIMING_PARTS.map((part) => ({ ...part, label: t(`importerReport.sums.${part.name}`) }));
  return (
    <ChartCard
      area="importerReport"
      name="timeliness"
      finding={timelinessFinding(total, number)}
      legend={labels}
      isEmpty={total.filings === 0}
      table={{
        heads: [t(`statistics.grain.${grain}`), ...labels.map(({ label }) => label)],
        rows: buckets.map((one, at) => [bucketName(at), ...labels.map(({ name }) => number(one[name]))]),
      }}
    >
      <BarChart
        {...PLOT}
        grid={GRID}
        xAxis={[bucketAxis(buckets, bucketTick)]}
        yAxis={[{ ...countAxis, valueFormatter: number }]}
        series={labels.map(({ name, ink, label }) => ({
          data: buckets.map((one) => one[name]),
          label,
          stack: 'timing',
          color: fillOf(ink),
          valueFormatter: (value) => (value ? number(value) : null),
        }))}
      />
    </ChartCard>
  );
}

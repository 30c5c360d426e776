import { Theme } from '#components/theme/Theme.tsx';
import type { BillStatistics } from '#contract/endpoints/statistics.ts';
import type { Period } from '#rules/period.ts';
import { bucketsOf, grainOf } from '../buckets.ts';
import styles from '../Statistics.module.css';
import { AheadChart } from './AheadChart.tsx';
import { ChartInks } from './ChartInks.tsx';
import { FilingsChart } from './FilingsChart.tsx';
import { FirstTryChart } from './FirstTryChart.tsx';
import { PaidChart } from './PaidChart.tsx';
import { RejectsChart } from './RejectsChart.tsx';
import { StatusChart } from './StatusChart.tsx';

interface StatisticChartsProps {
  statistics: BillStatistics;
  period: Period;
  /** The person whose figures these are, if not everybody's. */
  operator?: string | undefined;
}

/**
 * [M04] The six charts of a period.
 * @example <StatisticCharts statistics={data} period={{ start: '2026-08-01', end: '2026-08-31' }} />
 */
export function StatisticCharts({ statistics, period, operator }: StatisticChartsProps) {
  const { total, previous, byDay, byHalfDay, topRejects } = statistics;
  const grain = grainOf(period);
  const buckets = bucketsOf(period, byDay);
  return (
    <Theme>
      <ChartInks />
      <div className={styles.charts}>
        <FilingsChart total={total} buckets={buckets} grain={grain} />
        <FirstTryChart total={total} previous={previous} buckets={buckets} grain={grain} />
        <StatusChart total={total} byDay={byDay} buckets={buckets} grain={grain} />
        <AheadChart total={total} byHalfDay={byHalfDay} />
        <RejectsChart topRejects={topRejects} period={period} filedBy={operator} />
        <PaidChart total={total} />
      </div>
    </Theme>
  );
}

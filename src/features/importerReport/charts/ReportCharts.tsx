import { Theme } from '#components/theme/Theme.tsx';
import type { ImporterReport } from '#contract/endpoints/importerReport.ts';
import type { Period } from '#rules/period.ts';
import { grainOf, spansOf } from '../../statistics/buckets.ts';
import { ChartInks } from '../../statistics/charts/ChartInks.tsx';
import { FirstTryChart } from '../../statistics/charts/FirstTryChart.tsx';
import { RejectsChart } from '../../statistics/charts/RejectsChart.tsx';
import styles from '../../statistics/Statistics.module.css';
import { ExposureChart } from './ExposureChart.tsx';
import { TimelinessChart, type TimingBucket } from './TimelinessChart.tsx';

/** [X07] The four charts of a report card. */
export function ReportCharts({ report, period }: { report: ImporterReport; period: Period }) {
  const { total, previous, byDay, topRejects, importer } = report;
  const grain = grainOf(period);
  const buckets = spansOf(period, byDay).map(({ start, end, days }): TimingBucket => {
    const sum = (name: Exclude<keyof TimingBucket, 'start' | 'end'>) =>
      days.reduce((whole, day) => whole + day[name], 0);
    return {
      start,
      end,
      onTime: sum('onTime'),
      late: sum('late'),
      pending: sum('pending'),
      untimed: sum('untimed'),
      accepted: sum('accepted'),
      rejected: sum('rejected'),
    };
  });
  return (
    <Theme>
      <ChartInks />
      <div className={styles.charts}>
        <TimelinessChart total={total} buckets={buckets} grain={grain} />
        <FirstTryChart total={total} previous={previous} buckets={buckets} grain={grain} />
        <RejectsChart topRejects={topRejects} period={period} isLinked={importer === null} />
        <ExposureChart total={total} />
      </div>
    </Theme>
  );
}

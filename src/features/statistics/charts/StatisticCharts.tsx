import { Theme } from '#components/theme/Theme.tsx';
import type { BillStatistics } from '#contract/endpoints/statistics.ts';
import type { Period } from '#rules/period.ts';
import { bucketsOf, grainOf } from '../buckets.ts';
import styles from '../Statistics.module.css';
import { colorOf, INKS, PATTERNS, type InkName } from '../chartStyle.ts';
import { AheadChart } from './AheadChart.tsx';
import { FilingsChart } from './FilingsChart.tsx';
import { FirstTryChart } from './FirstTryChart.tsx';
import { PaidChart } from './PaidChart.tsx';
import { RejectsChart } from './RejectsChart.tsx';
import { StatusChart } from './StatusChart.tsx';

/**
 * [M04] The six charts of a period.
 * @example <StatisticCharts statistics={data} period={{ start: '2026-08-01', end: '2026-08-31' }} />
 */
export function StatisticCharts({ statistics, period }: { statistics: BillStatistics; period: Period }) {
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
        <RejectsChart topRejects={topRejects} period={period} />
        <PaidChart total={total} />
      </div>
    </Theme>
  );
}

/** Defines the fills of the charts, once per page. */
function ChartInks() {
  return (
    <svg className={styles.inks} aria-hidden="true" focusable="false">
      <defs>
        {(Object.keys(INKS) as InkName[]).map((name) => (
          <pattern key={name} id={`ink-${name}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill={colorOf(name)} />
            <path
              d={PATTERNS[INKS[name].pattern]}
              stroke="var(--tpt-palette-background-paper)"
              strokeWidth={INKS[name].pattern === 'dotted' ? 2 : 1.3}
              strokeLinecap="round"
              fill="none"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

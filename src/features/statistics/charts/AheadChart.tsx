import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useTranslate } from 'react-admin';
import type { BillStatistics } from '#contract/endpoints/statistics.ts';
import { LOADING_MARKS } from '#contract/limits.ts';
import { colorOf, fillOf } from '../chartStyle.ts';
import { aheadFinding } from '../findings.ts';
import { useChartTexts } from '../useChartTexts.ts';
import { ChartCard } from './ChartCard.tsx';
import { countAxis, GRID, PLOT } from './plotProps.ts';

const FIRST = -1;
const LAST = 14;
const HALF_DAYS = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);
/** The first half day that is early enough for all but freight remaining on board. */
const IN_TIME = LOADING_MARKS.late / 12;

/** How many hours before loading the filings were first sent, with the line of the law. */
export function AheadChart({ total, byHalfDay }: Pick<BillStatistics, 'total' | 'byHalfDay'>) {
  const t = useTranslate();
  const { number } = useChartTexts([], 'day');
  const countOf = new Map(byHalfDay.map(({ halfDay, filings, late }) => [halfDay, { late, inTime: filings - late }]));
  const nameOf = (halfDay: number): string => {
    if (halfDay === FIRST) return t('statistics.ahead.after');
    if (halfDay === LAST) return t('statistics.ahead.more', { hours: LAST * 12 });
    return t('statistics.ahead.hours', { from: halfDay * 12, to: (halfDay + 1) * 12 });
  };
  const tickOf = (halfDay: number): string => {
    if (halfDay === FIRST) return t('statistics.ahead.afterShort');
    return halfDay === LAST ? `${LAST * 12}+` : String(halfDay * 12);
  };
  const parts = [
    { ink: 'late', label: t('statistics.ahead.late') },
    { ink: 'inTime', label: t('statistics.ahead.inTime') },
  ] as const;
  return (
    <ChartCard
      name="ahead"
      finding={aheadFinding(total)}
      legend={parts}
      isEmpty={total.timed === 0}
      table={{
        heads: [t('statistics.ahead.head'), ...parts.map(({ label }) => label)],
        rows: HALF_DAYS.map((halfDay) => {
          const { late = 0, inTime = 0 } = countOf.get(halfDay) ?? {};
          return [nameOf(halfDay), number(late), number(inTime)];
        }),
      }}
    >
      <BarChart
        {...PLOT}
        margin={{ ...PLOT.margin, top: 28 }}
        grid={GRID}
        xAxis={[
          {
            data: HALF_DAYS,
            scaleType: 'band',
            categoryGapRatio: 0.15,
            label: t('statistics.ahead.axis'),
            height: 48,
            labelStyle: { fontSize: 12 },
            valueFormatter: (halfDay: number, { location }) =>
              location === 'tick' ? tickOf(halfDay) : nameOf(halfDay),
          },
        ]}
        yAxis={[{ ...countAxis, valueFormatter: number }]}
        series={parts.map(({ ink, label }) => ({
          data: HALF_DAYS.map((halfDay) => countOf.get(halfDay)?.[ink] || null),
          label,
          stack: 'ahead',
          color: fillOf(ink),
          valueFormatter: (value) => (value === null ? null : number(value)),
        }))}
      >
        <DeadlineLine text={t('statistics.ahead.line')} />
      </BarChart>
    </ChartCard>
  );
}

/** The line between the half days that are late and those in time. */
function DeadlineLine({ text }: { text: string }) {
  const scale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  const begin = scale(IN_TIME);
  if (begin === undefined) return null;
  const x = begin - (scale.step() - scale.bandwidth()) / 2;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={top - 20}
        y2={top + height}
        stroke={colorOf('late')}
        strokeWidth={2}
        strokeDasharray="5 3"
      />
      <text x={x + 6} y={top - 10} fontSize={12} fontWeight={600} fill="var(--tpt-palette-text-primary)">
        {text}
      </text>
    </g>
  );
}

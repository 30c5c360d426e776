import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import type { StatisticSums } from '#contract/endpoints/statistics.ts';
import { percentOf, shareRange, type Bucket, type Grain } from '../buckets.ts';
import { colorOf } from '../chartStyle.ts';
import { firstTryFinding, firstTryShare } from '../findings.ts';
import { useChartTexts } from '../useChartTexts.ts';
import { ChartCard } from './ChartCard.tsx';
import { AXIS_HEIGHT, countAxis, GRID, PLOT } from './plotProps.ts';

type Answers = Pick<StatisticSums, 'accepted' | 'rejected'>;
interface FirstTryChartProps {
  total: Answers;
  previous: Answers;
  buckets: readonly (Pick<Bucket, 'start' | 'end'> & Answers)[];
  grain: Grain;
}

/** The band is pale and its edges are dashed, so that it differs from the line without its color. */
const BAND = {
  '& [data-series="range"].MuiLineChart-area': { opacity: 0.28 },
  '& [data-series="low"].MuiLineChart-line, & [data-series="range"].MuiLineChart-line': {
    strokeWidth: 1,
    strokeDasharray: '3 3',
  },
};

/** Share of filings that customs accepted at first try, with its range of uncertainty for so few filings. */
export function FirstTryChart({ total, previous, buckets, grain }: FirstTryChartProps) {
  const t = useTranslate();
  const { bucketName, bucketTick, number, percent } = useChartTexts(buckets, grain);
  const shares = buckets.map(firstTryShare);
  const ranges = buckets.map(({ accepted, rejected }) => shareRange(accepted, accepted + rejected));
  // The axis begins below the lowest range: shares of 80 to 100 % differ visibly.
  const lowest = Math.floor(Math.min(90, ...ranges.map((range) => range?.[0] ?? 100)) / 10) * 10;
  // A single column has no line: its points show the share and its range.
  const isOne = buckets.length === 1;
  const rangeText = (at: number) => {
    const range = ranges[at];
    return range ? t('statistics.range', { from: Math.round(range[0]), to: Math.round(range[1]) }) : null;
  };
  return (
    <ChartCard
      name="firstTry"
      finding={firstTryFinding(total, previous)}
      legend={[
        { ink: 'firstTry', label: t('statistics.sums.accepted') },
        { ink: 'range', label: t('statistics.likelyRange') },
      ]}
      isEmpty={firstTryShare(total) === null}
      table={{
        heads: [
          t(`statistics.grain.${grain}`),
          t('statistics.sums.accepted'),
          t('statistics.sums.rejected'),
          t('statistics.share'),
        ],
        rows: buckets.map((one, at) => [
          bucketName(at),
          number(one.accepted),
          number(one.rejected),
          one.accepted + one.rejected === 0 ? '–' : percent(percentOf(one.accepted, one.accepted + one.rejected)),
        ]),
      }}
    >
      <LineChart
        {...PLOT}
        grid={GRID}
        xAxis={[
          { data: buckets.map((_, at) => at), scaleType: 'point', valueFormatter: bucketTick, height: AXIS_HEIGHT },
        ]}
        yAxis={[{ ...countAxis, tickMinStep: 10, min: lowest, max: 100, width: 48, valueFormatter: percent }]}
        series={[
          // The band is the space between two stacked areas.
          {
            id: 'low',
            data: ranges.map((range) => range?.[0] ?? null),
            stack: 'range',
            curve: 'linear',
            color: colorOf('range'),
            showMark: isOne,
            disableHighlight: true,
            valueFormatter: () => null,
          },
          {
            id: 'range',
            data: ranges.map((range) => (range ? range[1] - range[0] : null)),
            label: t('statistics.likelyRange'),
            stack: 'range',
            curve: 'linear',
            area: true,
            color: colorOf('range'),
            showMark: isOne,
            disableHighlight: true,
            valueFormatter: (_value, { dataIndex }) => rangeText(dataIndex),
          },
          {
            data: shares,
            label: t('statistics.sums.accepted'),
            color: colorOf('firstTry'),
            curve: 'linear',
            shape: 'circle',
            showMark: true,
            valueFormatter: (value) => (value === null ? null : percent(value)),
          },
        ]}
        sx={BAND}
      />
    </ChartCard>
  );
}

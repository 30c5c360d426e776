import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { ReportSums } from '#contract/endpoints/importerReport.ts';
import { VIOLATIONS } from '#contract/codes.ts';
import { fillOf } from '../../statistics/chartStyle.ts';
import { ChartCard } from '../../statistics/charts/ChartCard.tsx';
import { AXIS_HEIGHT, countAxis, GRID, PLOT } from '../../statistics/charts/plotProps.ts';
import { useChartTexts } from '../../statistics/useChartTexts.ts';
import { exposureFinding } from '../reportFindings.ts';

/** Filings for which customs could claim damages, by cause. */
export function ExposureChart({ total }: { total: ReportSums }) {
  const t = useTranslate();
  const { number } = useChartTexts([], 'day');
  const names = VIOLATIONS.map((one) => t(`importerReport.violations.${one}`));
  return (
    <ChartCard
      area="importerReport"
      name="exposure"
      finding={exposureFinding(total, number(total.exposure))}
      isEmpty={total.exposed === 0}
      table={{
        heads: [t('importerReport.exposure.cause'), t('importerReport.sums.filings')],
        rows: VIOLATIONS.map((one, at) => [names[at], number(total[one])]),
      }}
    >
      <BarChart
        {...PLOT}
        grid={GRID}
        xAxis={[{ data: names, scaleType: 'band', categoryGapRatio: 0.6, height: AXIS_HEIGHT }]}
        yAxis={[{ ...countAxis, valueFormatter: number }]}
        series={[
          {
            data: VIOLATIONS.map((one) => total[one]),
            label: t('importerReport.sums.filings'),
            color: fillOf('rejected'),
            barLabel: ({ value }) => number(value ?? 0),
            barLabelPlacement: 'outside',
            valueFormatter: (value) => number(value ?? 0),
          },
        ]}
      />
    </ChartCard>
  );
}

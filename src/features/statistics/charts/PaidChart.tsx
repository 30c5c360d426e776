import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { useTranslate } from 'react-admin';
import type { PayType } from '#contract/codes.ts';
import type { StatisticSums } from '#contract/endpoints/statistics.ts';
import { percentOf } from '../buckets.ts';
import { fillOf, PAY_INKS } from '../chartStyle.ts';
import { paidFinding, paidParts } from '../findings.ts';
import { useChartTexts } from '../useChartTexts.ts';
import { ChartCard } from './ChartCard.tsx';
import { PLOT } from './plotProps.ts';

/** What filings cost by way to pay; coupons by the coins that they saved. */
export function PaidChart({ total }: { total: StatisticSums }) {
  const t = useTranslate();
  const { number, percent, coins } = useChartTexts([], 'day');
  const nameOf = (payType: PayType) => t(`choices.payType.${payType}`);
  const parts = paidParts(total);
  const whole = parts.reduce((sum, part) => sum + part.coins, 0);
  return (
    <ChartCard
      name="paid"
      finding={paidFinding(parts, nameOf)}
      legend={parts.map((part) => ({
        ink: PAY_INKS[part.payType],
        label: t('statistics.paidPart', {
          way: nameOf(part.payType),
          coins: coins(part.coins),
          percent: percentOf(part.coins, whole),
        }),
      }))}
      isEmpty={parts.length === 0}
      table={{
        heads: [t('statistics.way'), t('statistics.coinsHead'), t('statistics.share')],
        rows: parts.map((part) => [nameOf(part.payType), number(part.coins), percent(percentOf(part.coins, whole))]),
      }}
    >
      <PieChart
        {...PLOT}
        series={[
          {
            innerRadius: '62%',
            outerRadius: '96%',
            paddingAngle: parts.length > 1 ? 1.5 : 0,
            cornerRadius: 2,
            data: parts.map((part) => ({
              id: part.payType,
              value: part.coins,
              label: nameOf(part.payType),
              color: fillOf(PAY_INKS[part.payType]),
            })),
            valueFormatter: ({ value }) => coins(value),
          },
        ]}
      >
        <Whole amount={number(whole)} unit={t('statistics.coinsHead')} />
      </PieChart>
    </ChartCard>
  );
}

/** The sum in the middle of the ring. */
function Whole({ amount, unit }: { amount: string; unit: string }) {
  const { left, top, width, height } = useDrawingArea();
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    <g textAnchor="middle" fill="var(--tpt-palette-text-primary)">
      <text x={x} y={y} fontSize={22} fontWeight={600}>
        {amount}
      </text>
      <text x={x} y={y + 20} fontSize={12} fill="var(--tpt-palette-text-secondary)">
        {unit}
      </text>
    </g>
  );
}

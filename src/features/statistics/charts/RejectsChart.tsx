import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { BillStatistics } from '#contract/endpoints/statistics.ts';
import { pathTo } from '#contract/routes.ts';
import type { Period } from '#rules/period.ts';
import { fillOf, PLOT_HEIGHT } from '../chartStyle.ts';
import { rejectsFinding } from '../findings.ts';
import { useChartTexts } from '../useChartTexts.ts';
import { useRejectText } from '../useRejectText.ts';
import { ChartCard } from './ChartCard.tsx';
import { PLOT } from './plotProps.ts';
import styles from '../Statistics.module.css';

const ROWS = 10;
const ROW_HEIGHT = PLOT_HEIGHT / ROWS;

interface RejectsChartProps {
  topRejects: BillStatistics['topRejects'];
  period: Period;
  /** Off where the list of filings cannot be narrowed to those that are counted. */
  isLinked?: boolean;
  /** Whose filings are counted, if not everybody's. */
  filedBy?: string | undefined;
}

/** The most frequent reasons of refusals; each leads to its filings. */
export function RejectsChart({ topRejects, period, isLinked = true, filedBy }: RejectsChartProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const textOf = useRejectText();
  const { number } = useChartTexts([], 'day');
  const most = topRejects[0]?.count ?? 0;
  const codes = topRejects.map(({ code }) => code);
  const filingsOf = (code: string) =>
    pathTo.filings({
      rejectCode: code,
      ...(filedBy !== undefined && { filedBy }),
      createdAtBegin: period.start,
      createdAtEnd: period.end,
    });
  const link = (code: string) =>
    isLinked ? (
      <Link to={filingsOf(code)} title={textOf(code)}>
        {textOf(code)}
      </Link>
    ) : (
      <span title={textOf(code)}>{textOf(code)}</span>
    );
  return (
    <ChartCard
      name="rejects"
      finding={rejectsFinding(topRejects, textOf(codes[0] ?? ''))}
      isEmpty={topRejects.length === 0}
      table={{
        heads: [t('statistics.reason'), t('statistics.code'), t('statistics.sums.filings')],
        rows: topRejects.map(({ code, count }) => [link(code), code, number(count)]),
      }}
    >
      <div className={styles.reasons}>
        <ol>
          {codes.map((code) => (
            <li key={code} style={{ height: ROW_HEIGHT }}>
              {link(code)}
            </li>
          ))}
        </ol>
        <BarChart
          {...PLOT}
          margin={0}
          height={ROW_HEIGHT * codes.length}
          layout="horizontal"
          // Leaves room for the number beside the longest bar.
          xAxis={[{ position: 'none', min: 0, max: most * 1.15, domainLimit: 'strict' }]}
          yAxis={[{ data: codes, scaleType: 'band', position: 'none', categoryGapRatio: 0.35, valueFormatter: textOf }]}
          series={[
            {
              data: topRejects.map(({ count }) => count),
              label: t('statistics.sums.filings'),
              color: fillOf('rejected'),
              barLabel: ({ value }) => number(value ?? 0),
              barLabelPlacement: 'outside',
              valueFormatter: (value) => number(value ?? 0),
            },
          ]}
          {...(isLinked && {
            onItemClick: (_event: unknown, { dataIndex }: { dataIndex: number }) =>
              void navigate(filingsOf(codes[dataIndex] ?? '')),
          })}
        />
      </div>
    </ChartCard>
  );
}

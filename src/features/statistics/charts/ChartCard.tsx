import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { fillOf, PLOT_HEIGHT, type InkName } from '../chartStyle.ts';
import type { StatisticsFinding } from '../findings.ts';
import { ChartTable, type TableData } from './ChartTable.tsx';
import styles from '../Statistics.module.css';

interface ChartCardProps {
  /** Messages of the chart: `<area>.charts`, `.findings` and `.empty`. */
  area?: 'statistics' | 'importerReport';
  /** Name of the chart below `charts`: what it measures. */
  name: string;
  finding: StatisticsFinding;
  /** Parts with their fills, in the order of the chart. */
  legend?: readonly { ink: InkName; label: string }[];
  table: TableData;
  /** Nothing to draw, as the finding states. */
  isEmpty: boolean;
  children: ReactNode;
}

/**
 * A chart below the sentence that states its finding; its numbers as a table take the same place.
 * @example <ChartCard name="ahead" finding={finding} table={table} isEmpty={false}><BarChart … /></ChartCard>
 */
export function ChartCard({
  area = 'statistics',
  name,
  finding,
  legend = [],
  table,
  isEmpty,
  children,
}: ChartCardProps) {
  const t = useTranslate();
  const id = useId();
  const title = t(`${area}.findings.${finding.key}`, finding.args);
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.card} aria-labelledby={id} data-chart={name}>
      <div className={styles.cardHead}>
        <div>
          <h2 id={id} className={styles.finding}>
            {title}
          </h2>
          <p className={styles.measure}>{t(`${area}.charts.${name}`)}</p>
        </div>
        {!isEmpty && (
          <button type="button" className={styles.toggle} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('statistics.asTable')}
          </button>
        )}
      </div>
      <div className={styles.plot} style={{ height: PLOT_HEIGHT }}>
        {isEmpty ? (
          <p className={styles.empty}>{t(`${area}.empty.${name}`)}</p>
        ) : isTable ? (
          <ChartTable label={t('statistics.tableOf', { finding: title })} {...table} />
        ) : (
          children
        )}
      </div>
      <ul className={styles.legend}>
        {!isEmpty &&
          !isTable &&
          legend.map(({ ink, label }) => (
            <li key={ink}>
              <svg width="14" height="14" aria-hidden="true">
                <rect width="14" height="14" rx="2" fill={fillOf(ink)} />
              </svg>
              {label}
            </li>
          ))}
      </ul>
    </section>
  );
}

import { useTranslate } from 'react-admin';
import type { StatisticSums } from '#contract/endpoints/statistics.ts';
import styles from './Statistics.module.css';
import { useChartTexts } from './useChartTexts.ts';

interface SumsRow {
  name: string;
  sums: StatisticSums;
}

interface SumsTableProps {
  label: string;
  head: string;
  columns: readonly (keyof StatisticSums)[];
  rows: readonly (SumsRow & { key: string })[];
  total?: SumsRow;
}

/** Sums as a table; scrolls sideways below a fixed first column. */
export function SumsTable({ label, head, columns, rows, total }: SumsTableProps) {
  const t = useTranslate();
  const { number } = useChartTexts([], 'day');
  const cells = (sums: StatisticSums) =>
    columns.map((name) => (
      <td key={name} data-none={sums[name] === 0 || undefined}>
        {number(sums[name])}
      </td>
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section className={styles.wide} tabIndex={0} aria-label={label}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`statistics.sums.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sums }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells(sums)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              {cells(total.sums)}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

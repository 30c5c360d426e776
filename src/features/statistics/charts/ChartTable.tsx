import type { ReactNode } from 'react';
import styles from '../Statistics.module.css';

export interface TableData {
  /** Heads; the first column names the rows. */
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** The numbers of a chart; scrolls within its place. */
export function ChartTable({ heads, rows, label }: TableData & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are not reordered
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={heads[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

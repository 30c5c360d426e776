import type { ReactNode } from 'react';
import styles from './SettingsTable.module.css';

/** A column; the first one names the row. */
export interface SettingsColumn<Row> {
  /** Head of the column, and the label of its cells on narrow screens. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Buttons at the end of the row: the label is for screen readers. */
  isActions?: boolean;
}

interface SettingsTableProps<Row> {
  columns: readonly SettingsColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Instead of a table without rows. */
  empty?: ReactNode;
}

/**
 * A short table of a settings page, such as people or sessions; on narrow screens its rows become cards.
 * @example <SettingsTable columns={[{ label: t('code'), cell: ({ code }) => code }]} rows={codes} keyOf={({ code }) => code} />
 */
export function SettingsTable<Row>({ columns, rows, keyOf, empty }: SettingsTableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <p className={styles.soft}>{empty}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ label, isActions }) => (
            <th key={label} scope="col">
              {isActions ? <span className="visuallyHidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, cell, isActions }, at) =>
              at === 0 ? (
                <th key={label} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={label}
                  className={isActions ? styles.end : undefined}
                  data-label={isActions ? undefined : label}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import styles from './SettingsTable.module.css';

/**
 * A column; the first one names the row.
 * @example const column: SettingsColumn<Device> = { label: t('devices.name'), cell: ({ name }) => name }
 */
export interface SettingsColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligned to the end, except in the cards of narrow screens. */
  isNumber?: boolean;
  /** Buttons at the end of the row: the label is for screen readers. */
  isActions?: boolean;
}

interface SettingsTableProps<Row> {
  columns: readonly SettingsColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Names the table for screen readers. */
  caption?: string;
  /** Instead of a table without rows. */
  empty?: ReactNode;
}

/**
 * A short table of a settings page, such as people or sessions; on narrow screens its rows become cards.
 * @example <SettingsTable columns={[{ label: t('code'), cell: ({ code }) => code }]} rows={codes} keyOf={({ code }) => code} />
 */
export function SettingsTable<Row>({ columns, rows, keyOf, caption, empty }: SettingsTableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <p className={styles.soft}>{empty}</p>;
  return (
    <table className={styles.table}>
      {caption && <caption className="visuallyHidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ label, isNumber, isActions }) => (
            <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
              {isActions ? <span className="visuallyHidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, cell, isNumber, isActions }, at) =>
              at === 0 ? (
                <th key={label} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={label}
                  className={isActions ? styles.end : isNumber ? styles.number : undefined}
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

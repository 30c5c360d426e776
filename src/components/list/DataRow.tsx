import { useTranslate } from 'react-admin';
import type { Column, Row } from './column.ts';
import styles from './DataTable.module.css';

interface RowSelect {
  /** Accessible name of the checkbox. */
  label: string;
  isOn: boolean;
  onToggle: (withShift: boolean) => void;
}

/**
 * A row with checkbox and cells; the naming cell is the row header.
 * @param index of the row on its page
 * @example <DataRow row={row} index={0} columns={COLUMNS} />
 */
export function DataRow<R extends Row>({
  row,
  index,
  columns,
  select,
}: {
  row: R;
  index: number;
  columns: readonly Column<R>[];
  select?: RowSelect | undefined;
}) {
  const t = useTranslate();
  return (
    <tr data-row={index} data-selected={select?.isOn || undefined}>
      {select && (
        <td className={styles.check}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={select.label}
              checked={select.isOn}
              onChange={(event) => {
                const native: Event = event.nativeEvent;
                select.onToggle(native instanceof MouseEvent && native.shiftKey);
              }}
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const content = column.render(row);
        const cell = (
          <>
            <span className={styles.cardLabel} aria-hidden="true">
              {column.rowHeader ? null : t(column.labelKey)}
            </span>
            {content}
          </>
        );
        const className = column.isHeadHidden ? styles.actions : column.align === 'end' ? styles.end : undefined;
        return column.rowHeader ? (
          <th key={column.key} scope="row" className={className}>
            {content}
          </th>
        ) : (
          <td key={column.key} className={className} data-empty={content === '' || content === null || undefined}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

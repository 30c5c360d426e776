import { useTranslate, type SortPayload } from 'react-admin';
import type { Column, Row } from './column.ts';
import styles from './DataTable.module.css';

/**
 * A column heading; a button if sortable.
 * @example <ColumnHead column={column} sort={sort} onSort={setSort} />
 */
export function ColumnHead<R extends Row>(props: {
  column: Column<R>;
  sort: SortPayload;
  onSort: (sort: SortPayload) => void;
}) {
  const t = useTranslate();
  const { column, sort, onSort } = props;
  const isSorted = column.sortable !== undefined && sort.field === column.sortable;
  const isUp = sort.order === 'ASC';
  return (
    <th
      scope="col"
      className={column.isHeadHidden ? styles.actions : column.align === 'end' ? styles.end : undefined}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {column.sortable === undefined ? (
        <span className={column.isHeadHidden ? 'visuallyHidden' : undefined}>{t(column.labelKey)}</span>
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ field: column.sortable ?? '', order: isSorted && !isUp ? 'ASC' : 'DESC' })}
        >
          {t(column.labelKey)}
          <span className={styles.arrow} aria-hidden="true">
            {isSorted ? (isUp ? '↑' : '↓') : ''}
          </span>
        </button>
      )}
      {column.headAside && <span className={styles.aside}>{column.headAside}</span>}
    </th>
  );
}

import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import type { Column, Row } from './column.ts';
import { columnWidths } from './columnWidths.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { DataRow } from './DataRow.tsx';
import { ListError } from './ListError.tsx';
import { NothingMatches } from './NothingMatches.tsx';
import { SearchFurther } from './SearchFurther.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useRestoredPlace } from './useRestoredPlace.ts';
import { useRowKeys, type RowKeys } from './useRowKeys.ts';
import { useWideTable } from './useWideTable.ts';
import { useSearchReach } from './useSearchReach.ts';
import { useRowSelection } from './useRowSelection.ts';
import styles from './DataTable.module.css';

export interface DataTableProps<R extends Row> {
  columns: readonly Column<R>[];
  /** Accessible label. */
  label: string;
  /** Name of a row in its checkbox label. */
  rowName: (row: R) => string;
  /** Shown for an empty list without filters. */
  empty: ReactNode;
  selectable?: boolean;
  /** Further keys, e.g. `s` and `Delete`; j, k, arrows, x, Shift+x and Enter are built in. */
  keys?: RowKeys<R>;
}

/**
 * The list of the context as a table of 36 px rows, cards below 600 px. Keyboard navigation; selection and scroll
 * position are restored on back ([R01]).
 * @example <DataTable columns={COLUMNS} label="Drafts" rowName={(row) => row.id} empty={<EmptyDrafts />} selectable />
 */
export function DataTable<R extends Row>({
  columns,
  label,
  rowName,
  empty,
  selectable = false,
  keys,
}: DataTableProps<R>) {
  const t = useTranslate();
  const list = useListContext<R>();
  const selection = useRowSelection(list);
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { part } = useSearchReach();
  useRestoredPlace(frame);
  useWideTable(frame, table, list.data === undefined || list.data.length > 0);
  useRowKeys(table, { rows: list.data ?? [], toggle: selectable ? selection.toggle : undefined, keys });
  const { data, error, isPending, isPlaceholderData, filterValues, sort, setSort, refetch } = list;

  const widths = columnWidths(columns, selectable);
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />;
  // One persistent live region announces every result.
  const found = part
    ? t(`ui.list.part.${list.total === 0 ? 'none' : 'some'}.${part.age}`, { count: part.rows })
    : t('ui.list.found', { smart_count: list.total ?? 0 });
  const announcement = (
    <output className="visuallyHidden">{!data ? t('ui.list.loading') : isPlaceholderData ? '' : found}</output>
  );
  if (data?.length === 0) {
    return (
      <>
        {announcement}
        {Object.keys(filterValues as object).length > 0 ? <NothingMatches /> : empty}
      </>
    );
  }
  return (
    <>
      {announcement}
      {error && <StaleNotice onRetry={() => void refetch()} />}
      {part && (
        <Strip tone="info" action={<SearchFurther part={part} />}>
          {t(`ui.list.part.some.${part.age}`, { count: part.rows })} {t('ui.list.part.hint')}
        </Strip>
      )}
      <div className={styles.frame} ref={frame}>
        <table
          ref={table}
          className={`${styles.table} ${isPlaceholderData ? styles.waiting : ''}`}
          style={{ '--table-width': widths.table } as CSSProperties}
          aria-busy={isPending || isPlaceholderData}
        >
          <caption className="visuallyHidden">{label}</caption>
          <colgroup>
            {selectable && <col className={styles.check} />}
            {columns.map((column, index) => (
              <col key={column.key} style={{ width: widths.columns[index] }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {selectable && (
                <th scope="col" className={styles.check}>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={t('ui.list.selectPage')}
                      disabled={!data}
                      checked={selection.isWholePage}
                      ref={(box) => {
                        if (box) box.indeterminate = selection.isPartOfPage;
                      }}
                      onChange={selection.togglePage}
                    />
                  </label>
                </th>
              )}
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {data ? (
              data.map((row, index) => (
                <DataRow
                  key={row.id}
                  row={row}
                  index={index}
                  columns={columns}
                  select={
                    selectable
                      ? {
                          label: t('ui.list.selectRow', { name: rowName(row) }),
                          isOn: selection.has(row.id),
                          onToggle: (withShift) => selection.toggle(index, withShift),
                        }
                      : undefined
                  }
                />
              ))
            ) : (
              <SkeletonRows rows={list.perPage} cells={columns.length + (selectable ? 1 : 0)} />
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

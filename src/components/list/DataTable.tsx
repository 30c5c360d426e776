import { useRef, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import type { Column, Row } from './column.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { DataRow } from './DataRow.tsx';
import { ListError } from './ListError.tsx';
import { NothingMatches } from './NothingMatches.tsx';
import { SearchFurther } from './SearchFurther.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import { useRowKeys, type RowKeys } from './useRowKeys.ts';
import { useWideTable } from './useWideTable.ts';
import { useSearchReach } from './useSearchReach.ts';
import { useRowSelection } from './useRowSelection.ts';
import styles from './DataTable.module.css';

export interface DataTableProps<R extends Row> {
  columns: readonly Column<R>[];
  /** What the table holds, for readers. */
  label: string;
  /** Names a row in the name of its checkbox. */
  rowName: (row: R) => string;
  /** Shown when there is nothing at all; with filters on, the table says so itself. */
  empty: ReactNode;
  /** Without it rows have no checkbox. */
  selectable?: boolean;
  /** What further keys do, e.g. `s` and `Delete`; j, k, arrows, x, Shift+x and Enter are the table's own. */
  keys?: RowKeys<R>;
}

/**
 * The list around it as a plain table of 36 px rows; under 600 px each row is a card. Rows are walked by keys, and the
 * way back to the list finds its selection and its place again ([R01]).
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
  useKeptPlace(frame);
  useWideTable(frame, table, list.data === undefined || list.data.length > 0);
  useRowKeys(table, { rows: list.data ?? [], toggle: selectable ? selection.toggle : undefined, keys });
  const { data, error, isPending, isPlaceholderData, filterValues, sort, setSort, refetch } = list;

  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />;
  // One place that stays, so that a reader hears of every answer, an empty one too.
  const found = part
    ? t(`ui.list.part.${list.total === 0 ? 'none' : 'some'}.${part.age}`, { count: part.rows })
    : t('ui.list.found', { smart_count: list.total ?? 0 });
  const spoken = (
    <output className="visuallyHidden">{!data ? t('ui.list.loading') : isPlaceholderData ? '' : found}</output>
  );
  if (data?.length === 0) {
    return (
      <>
        {spoken}
        {Object.keys(filterValues as object).length > 0 ? <NothingMatches /> : empty}
      </>
    );
  }
  return (
    <>
      {spoken}
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
          aria-busy={isPending || isPlaceholderData}
        >
          <caption className="visuallyHidden">{label}</caption>
          <colgroup>
            {selectable && <col />}
            {columns.map((column) => (
              <col key={column.key} style={column.width ? { width: column.width } : undefined} />
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

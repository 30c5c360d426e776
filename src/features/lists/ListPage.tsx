import { Suspense, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Page } from '#components/layout/Page.tsx';
import { arrangeColumns } from '#components/list/arrangeColumns.ts';
import type { Column, Row } from '#components/list/column.ts';
import { ColumnSettings } from '#components/list/ColumnSettings.tsx';
import { DataTable, type DataTableProps } from '#components/list/DataTable.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterChips, type FilterTexts } from '#components/list/FilterChips.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { SplitView } from '#components/records/SplitView.tsx';
import { useColumnSettings } from '#dataProvider/useColumnSettings.ts';
import { useSavePageSize } from '#dataProvider/useListSettings.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { SavedViews } from './SavedViews.tsx';
import type { Removal } from './useRemoval.ts';
import { PAGE_SIZES } from '#contract/limits.ts';

const RemovedStrip = lazyPart(async () => (await import('./RemovedStrip.tsx')).RemovedStrip);

const COMMON_FILTERS: FilterTexts = {
  keyword: { labelKey: 'ui.list.search' },
  billType: { labelKey: 'fields.bill.billType', texts: 'choices.billType' },
  houseScac: { labelKey: 'fields.bill.houseScac' },
};

/** Columns that stay while a panel is open beside the list. */
const BESIDE_PANEL = 3;

interface ListPageProps<R extends Row> extends Pick<DataTableProps<R>, 'rowName' | 'empty' | 'keys'> {
  titleKey: string;
  /** Name of the list in the table config, for its columns ([L05]). */
  settings: string;
  columns: readonly Column<R>[];
  actions?: ReactNode;
  /** Between the head and the filters: tabs, tiles, notices. */
  above?: ReactNode;
  filters: ReactNode;
  /** Names of the filters, for the chips of the active ones. */
  filterTexts?: FilterTexts;
  /** Tools of the whole list, beside the column settings. */
  tools?: ReactNode;
  /** What can be done with the selected rows; without it no row can be selected. */
  selection?: ReactNode;
  /** Whether filters and order can be saved as a view. */
  hasViews?: boolean;
  /** The open record beside the list. */
  panel?: ReactNode;
  /** The last deletion, with its undo. */
  removal?: Removal;
  children?: ReactNode;
}

/**
 * The page of every list, inside its list context: head, filters, tools, table, selection, paging, undo.
 * @example
 * <ListPage titleKey="titles.ships" settings="shipList" columns={COLUMNS} rowName={(row) => row.name}
 *   filters={<RecentSearchInput call="listShips" source="keyword" />} empty={<NoShips />} selection={<ShipSelection />} />
 */
export function ListPage<R extends Row>({
  titleKey,
  settings,
  columns,
  panel,
  removal,
  hasViews = true,
  ...parts
}: ListPageProps<R>) {
  const t = useTranslate();
  const { data, isPending } = useListContext<R>();
  useFirstScreen(!isPending);
  const savePageSize = useSavePageSize();
  const { saved, save } = useColumnSettings(settings);
  const arranged = arrangeColumns(columns, saved);
  const shown = panel ? arranged.filter(({ isHeadHidden }) => !isHeadHidden).slice(0, BESIDE_PANEL) : arranged;
  return (
    <Page titleKey={titleKey} actions={parts.actions}>
      <SplitView panel={panel}>
        {parts.above}
        <FilterBar>{parts.filters}</FilterBar>
        <FilterChips texts={{ ...COMMON_FILTERS, ...parts.filterTexts }} />
        <ListTools note={t('shell.times')}>
          {parts.tools}
          {hasViews && !panel && <SavedViews list={settings} />}
          {!panel && <ColumnSettings columns={columns} saved={saved} onSave={save} />}
        </ListTools>
        <DataTable
          columns={shown}
          label={t(titleKey)}
          rowName={parts.rowName}
          empty={parts.empty}
          selectable={parts.selection !== undefined}
          {...(parts.keys && { keys: parts.keys })}
        />
        {parts.selection}
        {data && data.length > 0 && <PagingBar sizes={PAGE_SIZES} onSize={savePageSize} />}
      </SplitView>
      {parts.children}
      {removal?.removed && (
        <Suspense fallback={null}>
          <RemovedStrip removal={removal} removed={removal.removed} />
        </Suspense>
      )}
    </Page>
  );
}

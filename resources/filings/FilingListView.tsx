import { Suspense, useMemo, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { arrangeColumns } from '#components/list/arrangeColumns.ts';
import { ColumnSettings } from '#components/list/ColumnSettings.tsx';
import { DataTable } from '#components/list/DataTable.tsx';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { SearchInput } from '#components/list/SearchInput.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Page } from '#components/layout/Page.tsx';
import { BILL_TYPES, MATCH_STATUSES } from '#contract/codes.ts';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { useColumnSettings } from '#dataProvider/useColumnSettings.ts';
import { useMinute } from '#dataProvider/useMinute.ts';
import { useRecentSearches } from '#dataProvider/useRecentSearches.ts';
import { useFirstView } from '#dataProvider/whenIdle.ts';
import { toServerText } from '#rules/serverTime.ts';
import { useNavigate } from 'react-router-dom';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import { pathTo } from '#contract/routes.ts';
import { useNewFrom } from '#features/billForm/useNewFrom.ts';
import { MOST_DELETED, wayToChange } from '#features/changes/filingActions.ts';
import { FilingMenuButton } from '#features/changes/FilingMenuButton.tsx';
import { EmptyFilings } from './EmptyFilings.tsx';
import { ExportFilings } from './ExportFilings.tsx';
import { filingColumns } from './filingColumns.tsx';
import { FilingSelection } from './FilingSelection.tsx';
import { statusCounts } from './statusCounts.ts';
import { StatusTabs } from './StatusTabs.tsx';

// The dialog and what it needs come with the first deletion.
const DeleteDialog = lazyPart(async () => (await import('#features/changes/DeleteDialog.tsx')).DeleteDialog);

const serverToday = () => toServerText(new Date()).slice(0, 10);

/**
 * The sent screen inside its list context.
 * @param onPageSize keeps a page size that the person chose
 */
export function FilingListView({ onPageSize }: { onPageSize: (size: number) => void }) {
  const t = useTranslate();
  const { data, meta, onSelect, selectedIds } = useListContext<FilingRow>();
  const navigate = useNavigate();
  const { begin } = useNewFrom();
  const selection = useSelectedRows<FilingRow>();
  const [deleting, setDeleting] = useState<readonly FilingRow[] | null>(null);
  useFirstView(data !== undefined);
  const now = useMinute();
  const { saved, keep } = useColumnSettings('sentList');
  const recent = useRecentSearches('listFilings', 'keyword');
  const recentCodes = useRecentSearches('listFilings', 'houseScac');
  const columns = useMemo(
    () =>
      filingColumns(t, now, (row) => (
        <FilingMenuButton
          filing={row}
          onDelete={(filing) => setDeleting([filing])}
          onNewFrom={(filing) => void begin({ filing: filing.id })}
        />
      )),
    [t, now, begin],
  );
  const shown = useMemo(() => arrangeColumns(columns, saved), [columns, saved]);
  const counts = statusCounts(meta);
  const types = BILL_TYPES.map((value) => ({ value, label: t(`choices.billType.${value}`) })).reverse();
  const matches = MATCH_STATUSES.map((value) => ({
    value,
    label: t(`statuses.match.${value}`),
    count: counts && (counts.match[value] ?? 0),
  }));

  return (
    <Page titleKey="titles.hasSentList">
      <StatusTabs counts={counts?.declaration} />
      <FilterBar>
        <SearchInput source="keyword" hint={t('sent.searchHint')} recent={recent} />
        <FilterSelect source="billType" labelKey="fields.bill.billType" options={types} />
        <FilterSelect source="matchStatus" labelKey="sent.matchStatus" options={matches} />
        <SearchInput source="houseScac" labelKey="fields.bill.houseScac" hint="" recent={recentCodes} />
        <FilterSelect
          source="toComplete"
          labelKey="match.toComplete"
          options={[{ value: 'true', label: t('match.yes'), count: counts?.toComplete }]}
        />
        <DateRangeFilter begin="createdAtBegin" end="createdAtEnd" labelKey="sent.sentAt" today={serverToday} />
      </FilterBar>
      <ListTools>
        <ExportFilings />
        <ColumnSettings columns={columns} saved={saved} onKeep={keep} />
      </ListTools>
      <DataTable
        columns={shown}
        label={t('titles.hasSentList')}
        rowName={(row) => row.amsNo}
        empty={<EmptyFilings />}
        selectable
        keys={{
          e: (row) => row && wayToChange(row) && void navigate(pathTo.modify(row.id)),
          Delete: (row) => {
            const rows = selectedIds.length > 0 ? selection.rows : row ? [row] : [];
            if (rows.length > 0 && rows.length <= MOST_DELETED) setDeleting(rows);
          },
        }}
      />
      <FilingSelection selection={selection} onDelete={setDeleting} />
      {data && data.length > 0 && <PagingBar onSize={onPageSize} />}
      {deleting && (
        <Suspense>
          <DeleteDialog
            filings={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={() => onSelect(selectedIds.filter((id) => !deleting.some((filing) => filing.id === id)))}
          />
        </Suspense>
      )}
    </Page>
  );
}

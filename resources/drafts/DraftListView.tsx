import { Suspense, useMemo } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { useListContext, useTranslate } from 'react-admin';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { arrangeColumns } from '#components/list/arrangeColumns.ts';
import { ColumnSettings } from '#components/list/ColumnSettings.tsx';
import { DataTable } from '#components/list/DataTable.tsx';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { Page } from '#components/layout/Page.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { SearchInput } from '#components/list/SearchInput.tsx';
import { useDeleteKey } from '#components/list/useDeleteKey.ts';
import { BILL_TYPES, DUE_MARKS, ISF_10, ISF_5 } from '#contract/codes.ts';
import { useColumnSettings } from '#dataProvider/useColumnSettings.ts';
import { useMinute } from '#dataProvider/useMinute.ts';
import { useRecentSearches } from '#dataProvider/useRecentSearches.ts';
import { useKeepWarmRows } from '#dataProvider/useWarmRows.ts';
import { useFirstView } from '#dataProvider/whenIdle.ts';
import { toServerText } from '#rules/serverTime.ts';
import { useNewFrom } from '#features/billForm/useNewFrom.ts';
import { ImportButton } from '#features/imports/ImportButton.tsx';
import { RemovedStrip } from '#features/records/RemovedStrip.tsx';
import { DraftRowActions } from './DraftRowActions.tsx';
import { DraftSelection } from './DraftSelection.tsx';
import { DraftTiles } from './DraftTiles.tsx';
import { draftColumns, draftName } from './draftColumns.tsx';
import { EmptyDrafts } from './EmptyDrafts.tsx';
import { NewFilingButton } from './NewFilingButton.tsx';
import { useDraftRemoval } from './useDraftRemoval.ts';
import { useDraftSending } from './useDraftSending.ts';
import { useUnsavedDrafts } from './useUnsavedDrafts.ts';

// The local database comes after the first rows, never before them.
const LocalDraftsStrip = lazyPart(async () => (await import('./LocalDraftsStrip.tsx')).LocalDraftsStrip);

const serverToday = () => toServerText(new Date()).slice(0, 10);
const NONE: readonly DraftRow[] = [];

/**
 * The drafts screen inside its list context.
 * @param onPageSize keeps a page size that the person chose
 */
export function DraftListView({ onPageSize }: { onPageSize: (size: number) => void }) {
  const t = useTranslate();
  const { data = NONE, isPending } = useListContext<DraftRow>();
  useFirstView(!isPending);
  useKeepWarmRows();
  const removal = useDraftRemoval();
  const { remove, isBusy } = removal;
  const deleteByKey = useDeleteKey(remove, isBusy);
  const sending = useDraftSending();
  const { begin, isBusy: isCopying } = useNewFrom();
  const now = useMinute();
  const unsaved = useUnsavedDrafts(useMemo(() => data.map((row) => row.id), [data]));
  const { saved, keep } = useColumnSettings('draftList');
  const recent = useRecentSearches('listDrafts', 'keyword');

  const columns = useMemo(
    () =>
      draftColumns(t, {
        now,
        unsaved,
        actions: (row) => (
          <DraftRowActions
            name={draftName(t, row)}
            disabled={isBusy || isCopying}
            onCopy={() => void begin({ draft: row.id })}
            onDelete={() => void remove([row.id])}
          />
        ),
      }),
    [t, now, unsaved, remove, begin, isBusy, isCopying],
  );
  const shown = useMemo(() => arrangeColumns(columns, saved), [columns, saved]);
  const typeOptions = BILL_TYPES.map((value) => ({ value, label: t(`choices.billType.${value}`) })).reverse();

  return (
    <Page
      titleKey="titles.draftList"
      actions={
        <>
          <ImportButton />
          <NewFilingButton billType={ISF_5} hasShortcut />
          <NewFilingButton billType={ISF_10} hasShortcut />
        </>
      }
    >
      {!isPending && (
        <Suspense fallback={null}>
          <LocalDraftsStrip />
        </Suspense>
      )}
      <DraftTiles />
      <FilterBar>
        <SearchInput source="keyword" hint={t('drafts.searchHint')} recent={recent} />
        <FilterSelect source="billType" labelKey="fields.bill.billType" options={typeOptions} />
        <FilterSelect
          source="due"
          labelKey="drafts.loading"
          options={DUE_MARKS.map((value) => ({ value, label: t(`drafts.due.${value}`) }))}
        />
        <DateRangeFilter begin="createdAtBegin" end="createdAtEnd" labelKey="drafts.created" today={serverToday} />
      </FilterBar>
      <ListTools>
        <ColumnSettings columns={columns} saved={saved} onKeep={keep} />
      </ListTools>
      <DataTable
        columns={shown}
        label={t('titles.draftList')}
        rowName={(row) => draftName(t, row)}
        empty={<EmptyDrafts />}
        selectable
        keys={{ s: (row) => sending.send(row), Delete: deleteByKey }}
      />
      <DraftSelection sending={sending} onDelete={remove} isBusy={isBusy} />
      {data.length > 0 && <PagingBar onSize={onPageSize} />}
      <RemovedStrip removal={removal} words="drafts" />
    </Page>
  );
}

import { lazy, Suspense, useMemo } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { DataTable } from '#components/list/DataTable.tsx';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { Page } from '#components/layout/Page.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { SearchInput } from '#components/list/SearchInput.tsx';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import { BILL_TYPES } from '#contract/codes.ts';
import { useFirstView } from '#dataProvider/whenIdle.ts';
import { toServerText } from '#rules/serverTime.ts';
import { DeleteDraftButton } from './DeleteDraftButton.tsx';
import { DraftSelection } from './DraftSelection.tsx';
import { draftColumns, draftName } from './draftColumns.tsx';
import { EmptyDrafts } from './EmptyDrafts.tsx';
import { NewIsf10Button } from './NewIsf10Button.tsx';
import { useDraftRemoval } from './useDraftRemoval.ts';

// The local database comes after the first rows, never before them.
const LocalDraftsStrip = lazy(async () => ({ default: (await import('./LocalDraftsStrip.tsx')).LocalDraftsStrip }));

const serverToday = () => toServerText(new Date()).slice(0, 10);

/**
 * The drafts screen inside its list context.
 * @param onPageSize keeps a page size that the person chose
 */
export function DraftListView({ onPageSize }: { onPageSize: (size: number) => void }) {
  const t = useTranslate();
  const { data, isPending } = useListContext<DraftRow>();
  useFirstView(!isPending);
  const { remove, removed, restore, forget, isBusy } = useDraftRemoval();
  const columns = useMemo(
    () =>
      draftColumns(t, (row) => (
        <DeleteDraftButton name={draftName(t, row)} disabled={isBusy} onDelete={() => void remove([row.id])} />
      )),
    [t, remove, isBusy],
  );
  const typeOptions = BILL_TYPES.map((value) => ({ value, label: t(`choices.billType.${value}`) })).reverse();

  return (
    <Page titleKey="titles.draftList" actions={<NewIsf10Button hasShortcut />}>
      {!isPending && (
        <Suspense fallback={null}>
          <LocalDraftsStrip />
        </Suspense>
      )}
      <FilterBar>
        <SearchInput source="keyword" hint={t('drafts.searchHint')} />
        <FilterSelect source="billType" labelKey="fields.bill.billType" options={typeOptions} />
        <DateRangeFilter begin="createdAtBegin" end="createdAtEnd" labelKey="drafts.created" today={serverToday} />
      </FilterBar>
      <DataTable
        columns={columns}
        label={t('titles.draftList')}
        rowName={(row) => draftName(t, row)}
        empty={<EmptyDrafts />}
        selectable
      />
      <DraftSelection onDelete={remove} isBusy={isBusy} />
      {data && data.length > 0 && <PagingBar onSize={onPageSize} />}
      {removed && (
        <UndoStrip
          key={removed.at}
          text={t('drafts.deleted', { smart_count: removed.ids.length })}
          onUndo={() => void restore()}
          onGone={forget}
        />
      )}
    </Page>
  );
}

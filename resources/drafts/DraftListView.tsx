import { Suspense, useMemo } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { useListContext, useTranslate } from 'react-admin';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { useDeleteKey } from '#components/list/useDeleteKey.ts';
import { DUE_MARKS, ISF_10, ISF_5 } from '#contract/codes.ts';
import { useUser } from '#authProvider/useUser.ts';
import { seesAllDrafts } from '#rules/draftScope.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { useCacheRows } from '#startup/useCachedRows.ts';
import { useNewFrom } from '#features/billForm/draft/useNewFrom.ts';
import { ImportButton } from '#features/imports/ImportButton.tsx';
import { RecognizeButton } from '#features/recognition/RecognizeButton.tsx';
import { BillTypeFilter } from '#features/lists/BillTypeFilter.tsx';
import { ChoiceFilter } from '#features/lists/ChoiceFilter.tsx';
import { DayFilter } from '#features/lists/DayFilter.tsx';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { openDownload } from '#dataProvider/openDownload.ts';
import { ListPage } from '#features/lists/ListPage.tsx';
import { RecentSearchInput } from '#features/lists/RecentSearchInput.tsx';
import { SharingTool } from './SharingTool.tsx';
import { DraftRowActions } from './DraftRowActions.tsx';
import { DraftSelection } from './DraftSelection.tsx';
import { DraftTiles } from './DraftTiles.tsx';
import { draftColumns, draftName } from './draftColumns.tsx';
import { EmptyDrafts } from './EmptyDrafts.tsx';
import { NewFilingButton } from './NewFilingButton.tsx';
import { OwnerFilter } from './OwnerFilter.tsx';
import { useDraftOwner } from './useDraftOwner.ts';
import { useDraftRemoval } from './useDraftRemoval.ts';
import { useDraftSending } from './useDraftSending.ts';
import { useUnsavedDrafts } from './useUnsavedDrafts.ts';

// The local database loads after the first rows.
const LocalDraftsStrip = lazyPart(async () => (await import('./LocalDraftsStrip.tsx')).LocalDraftsStrip);

const NONE: readonly DraftRow[] = [];
const FILTER_TEXTS = {
  due: { labelKey: 'drafts.loading', texts: 'drafts.due' },
  readiness: { labelKey: 'drafts.problems', texts: 'drafts.readiness' },
  from: { labelKey: 'drafts.source', texts: 'choices.origin' },
  createdAtBegin: { labelKey: 'drafts.chips.createdFrom' },
  createdAtEnd: { labelKey: 'drafts.chips.createdTo' },
};

export function DraftListView() {
  const t = useTranslate();
  const { data = NONE, isPending } = useListContext<DraftRow>();
  useCacheRows();
  const removal = useDraftRemoval();
  const { remove, isBusy } = removal;
  const deleteByKey = useDeleteKey(remove, isBusy);
  const sending = useDraftSending();
  const { begin, isBusy: isCopying } = useNewFrom();
  const now = useServerMinute();
  const { user } = useUser();
  const hasOwners = user !== null && seesAllDrafts(user);
  const ownerId = useDraftOwner(user);
  const filterTexts = { ...FILTER_TEXTS, ownerId };
  const unsaved = useUnsavedDrafts(useMemo(() => data.map((row) => row.id), [data]));

  const columns = useMemo(
    () =>
      draftColumns(t, {
        now,
        unsaved,
        hasOwners,
        actions: (row) => (
          <DraftRowActions
            name={draftName(t, row)}
            disabled={isBusy || isCopying}
            onCopy={() => void begin({ draft: row.id })}
            onDelete={() => void remove([row.id])}
          />
        ),
      }),
    [t, now, unsaved, hasOwners, remove, begin, isBusy, isCopying],
  );

  return (
    <ListPage
      titleKey="titles.draftList"
      settings="draftList"
      columns={columns}
      rowName={(row) => draftName(t, row)}
      actions={
        <>
          <RecognizeButton />
          <ImportButton />
          <NewFilingButton billType={ISF_5} hasShortcut />
          <NewFilingButton billType={ISF_10} hasShortcut />
        </>
      }
      above={
        <>
          {!isPending && (
            <Suspense fallback={null}>
              <LocalDraftsStrip without={removal.removed?.ids} />
            </Suspense>
          )}
          <DraftTiles />
        </>
      }
      filters={
        <>
          <RecentSearchInput call="listDrafts" source="keyword" hint={t('drafts.searchHint')} />
          <BillTypeFilter />
          <ChoiceFilter source="due" labelKey="drafts.loading" values={DUE_MARKS} texts="drafts.due" />
          {hasOwners && <OwnerFilter nameOf={ownerId.nameOf} />}
          <DayFilter begin="createdAtBegin" end="createdAtEnd" labelKey="drafts.created" />
        </>
      }
      filterTexts={filterTexts}
      tools={
        <>
          {user?.admin && user.userType === null && <SharingTool />}
          <ExportTool onExport={(query) => openDownload('exportDrafts', { query })} />
        </>
      }
      empty={<EmptyDrafts />}
      keys={{ s: (row) => sending.send(row), Delete: deleteByKey }}
      selection={<DraftSelection sending={sending} onDelete={remove} isBusy={isBusy} />}
      removal={removal}
    />
  );
}

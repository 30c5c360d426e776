import { Suspense, useMemo, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { MATCH_STATUSES } from '#contract/codes.ts';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { useNavigate } from 'react-router-dom';
import { RowAction } from '#components/records/RowActions.tsx';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import { pathTo } from '#contract/routes.ts';
import { ListScreen } from '#features/lists/ListScreen.tsx';
import { useNewFrom } from '#features/billForm/draft/useNewFrom.ts';
import { DELETE_LIMIT, changeAction, closedReason } from '#features/changes/actions/filingActions.ts';
import { FilingMenuButton } from '#features/changes/actions/FilingMenuButton.tsx';
import { BillTypeFilter } from '#features/lists/BillTypeFilter.tsx';
import { ChoiceFilter } from '#features/lists/ChoiceFilter.tsx';
import { PeriodFilter } from '#features/lists/PeriodFilter.tsx';
import { ListPage } from '#features/lists/ListPage.tsx';
import { useOpenRecord } from '#features/records/useOpenRecord.ts';
import { RecentSearchInput } from '#features/lists/RecentSearchInput.tsx';
import { EmptyFilings } from './EmptyFilings.tsx';
import { ExportFilings } from './ExportFilings.tsx';
import { filingColumns } from './filingColumns.tsx';
import { FilingSelection } from './FilingSelection.tsx';
import { statusCounts } from './statusCounts.ts';
import { useFiledBy } from './useFiledBy.ts';
import { StatusTabs } from './StatusTabs.tsx';

const FilingPanel = lazyPart(async () => (await import('./FilingPanel.tsx')).FilingPanel);
const DeleteDialog = lazyPart(async () => (await import('#features/changes/deletion/DeleteDialog.tsx')).DeleteDialog);
const ResendDialog = lazyPart(async () => (await import('#features/changes/bulkResend/ResendDialog.tsx')).ResendDialog);

const PERIODS = [
  { begin: 'createdAtBegin', end: 'createdAtEnd', labelKey: 'sent.sentAt' },
  { begin: 'operationAtBegin', end: 'operationAtEnd', labelKey: 'sent.operationAt' },
] as const;
const FILTER_TEXTS = {
  group: { labelKey: 'sent.statusOf', texts: 'sent.groups' },
  declarationStatus: { labelKey: 'sent.declarationStatus', texts: 'statuses.declaration' },
  matchStatus: { labelKey: 'sent.matchStatus', texts: 'statuses.match' },
  toComplete: { labelKey: 'match.toComplete', texts: 'match.toCompleteIs' },
  createdAtBegin: { labelKey: 'sent.chips.sentFrom' },
  createdAtEnd: { labelKey: 'sent.chips.sentTo' },
  operationAtBegin: { labelKey: 'sent.chips.operationFrom' },
  operationAtEnd: { labelKey: 'sent.chips.operationTo' },
  rejectCode: { labelKey: 'sent.chips.rejectCode' },
};

/** [R04] The filings, one row per B/L number, newest first; updated by receipts ([D08]). */
export const FilingList = () => (
  <ListScreen resource="filings">
    <FilingListView />
  </ListScreen>
);

/** The list of filings inside its list context. */
function FilingListView() {
  const t = useTranslate();
  const { meta, onSelect, selectedIds } = useListContext<FilingRow>();
  const navigate = useNavigate();
  const notify = useNotify();
  const { begin } = useNewFrom();
  const selection = useSelectedRows<FilingRow>();
  const [deleting, setDeleting] = useState<readonly FilingRow[] | null>(null);
  const [resending, setResending] = useState<readonly FilingRow[] | null>(null);
  const { open, show } = useOpenRecord();
  const now = useServerMinute();
  const columns = useMemo(
    () =>
      filingColumns(
        t,
        now,
        (row) => (
          <FilingMenuButton
            filing={row}
            onDelete={(filing) => setDeleting([filing])}
            onNewFrom={(filing) => void begin({ filing: filing.id })}
          />
        ),
        (row) => (
          <RowAction
            glyph="beside"
            label={t('sent.panel.open', { amsNo: row.amsNo })}
            isOpen={open === row.id}
            onPress={() => show(open === row.id ? null : row.id)}
          />
        ),
      ),
    [t, now, begin, open, show],
  );
  const counts = statusCounts(meta);
  const filedBy = useFiledBy();

  return (
    <ListPage
      titleKey="titles.hasSentList"
      settings="sentList"
      columns={columns}
      rowName={(row) => row.amsNo}
      above={<StatusTabs counts={counts} />}
      filters={
        <>
          <RecentSearchInput call="listFilings" source="keyword" hint={t('sent.searchHint')} />
          <BillTypeFilter />
          <ChoiceFilter
            source="matchStatus"
            labelKey="sent.matchStatus"
            values={MATCH_STATUSES}
            texts="statuses.match"
            counts={counts?.match}
          />
          <RecentSearchInput call="listFilings" source="houseScac" labelKey="fields.bill.houseScac" />
          <FilterSelect
            source="toComplete"
            labelKey="match.toComplete"
            options={[{ value: 'true', label: t('match.yes'), count: counts?.toComplete }]}
          />
          <FilterSelect source="filedBy" labelKey="sent.filedBy" options={filedBy.options} onApproach={filedBy.load} />
          <PeriodFilter periods={PERIODS} />
        </>
      }
      filterTexts={{ ...FILTER_TEXTS, filedBy: { labelKey: 'sent.filedBy', nameOf: filedBy.nameOf } }}
      tools={<ExportFilings />}
      empty={<EmptyFilings />}
      keys={{
        e: (row) => row && changeAction(row) && void navigate(pathTo.modify(row.id)),
        Delete: (row) => {
          const rows = selectedIds.length > 0 ? selection.rows : row ? [row] : [];
          if (rows.length === 0 || rows.length > DELETE_LIMIT) return;
          if (rows.some((each) => closedReason(each, 'delete') === null)) setDeleting(rows);
          else notify('changes.delete.none', { type: 'info' });
        },
      }}
      panel={
        open !== null && (
          <Suspense fallback={<div />}>
            <FilingPanel key={open} id={open} onClose={() => show(null)} />
          </Suspense>
        )
      }
      selection={<FilingSelection selection={selection} onDelete={setDeleting} onResend={setResending} />}
    >
      {deleting && (
        <Suspense>
          <DeleteDialog
            filings={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={() => onSelect(selectedIds.filter((id) => !deleting.some((filing) => filing.id === id)))}
          />
        </Suspense>
      )}
      {resending && (
        <Suspense>
          <ResendDialog
            filings={resending}
            onClose={() => setResending(null)}
            onSent={(ids) => onSelect(selectedIds.filter((id) => !ids.includes(id)))}
          />
        </Suspense>
      )}
    </ListPage>
  );
}

import { Button } from '#components/layout/Button.tsx';
import { useListContext, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Page } from '#components/layout/Page.tsx';
import { arrangeColumns } from '#components/list/arrangeColumns.ts';
import { ColumnSettings } from '#components/list/ColumnSettings.tsx';
import { DataTable } from '#components/list/DataTable.tsx';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { useDeleteKey } from '#components/list/useDeleteKey.ts';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import { RowAction, RowActions } from '#components/records/RowActions.tsx';
import { BILL_TYPES } from '#contract/codes.ts';
import type { TemplateRow } from '#contract/endpoints/templates.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { useColumnSettings } from '#dataProvider/useColumnSettings.ts';
import { useFirstView } from '#dataProvider/whenIdle.ts';
import { toServerText } from '#rules/serverTime.ts';
import { useNewFrom } from '#features/billForm/useNewFrom.ts';
import { RecentSearchInput } from '#features/records/RecentSearchInput.tsx';
import { RemovedStrip } from '#features/records/RemovedStrip.tsx';
import { useSimpleRemoval } from '#features/records/useSimpleRemoval.ts';
import { NewTemplateButtons } from './NewTemplateButtons.tsx';
import { templateColumns } from './templateColumns.tsx';

const serverToday = () => toServerText(new Date()).slice(0, 10);

/**
 * The template list inside its list context.
 * @param onPageSize keeps a page size that the person chose
 */
export function TemplateListView({ onPageSize }: { onPageSize: (size: number) => void }) {
  const t = useTranslate();
  const { data, isPending, selectedIds } = useListContext<TemplateRow>();
  useFirstView(!isPending);
  const { begin, isBusy: isBeginning } = useNewFrom();
  const removal = useSimpleRemoval('templates');
  const { remove, isBusy } = removal;
  const deleteByKey = useDeleteKey(remove, isBusy);
  const { offPage } = useSelectedRows<TemplateRow>();
  const { saved, keep } = useColumnSettings('templateList');
  const columns = useMemo(
    () =>
      templateColumns(t, (row) => (
        <RowActions>
          <RowAction
            glyph="newFrom"
            label={t('templates.newFilingFrom', { name: row.template_name })}
            disabled={isBeginning}
            onPress={() => void begin({ template: row.id })}
          />
          <RowAction
            glyph="delete"
            label={t('templates.deleteOne', { name: row.template_name })}
            disabled={isBusy}
            onPress={() => void remove([row.id])}
          />
        </RowActions>
      )),
    [t, begin, isBeginning, remove, isBusy],
  );
  const shown = useMemo(() => arrangeColumns(columns, saved), [columns, saved]);
  const types = BILL_TYPES.map((value) => ({ value, label: t(`choices.billType.${value}`) })).reverse();

  return (
    <Page titleKey="titles.temManageList" actions={<NewTemplateButtons />}>
      <FilterBar>
        <RecentSearchInput call="listTemplates" source="keyword" hint={t('templates.searchHint')} />
        <FilterSelect source="billType" labelKey="fields.bill.billType" options={types} />
        <RecentSearchInput call="listTemplates" source="houseScac" labelKey="fields.bill.houseScac" />
        <DateRangeFilter begin="startedAt" end="endedAt" labelKey="templates.updatedBetween" today={serverToday} />
      </FilterBar>
      <ListTools>
        <ExportTool onExport={(filters) => openDownload('exportTemplates', { query: filters })} />
        <ColumnSettings columns={columns} saved={saved} onKeep={keep} />
      </ListTools>
      <DataTable
        columns={shown}
        label={t('titles.temManageList')}
        rowName={(row) => row.template_name}
        empty={
          <ListState title={t('templates.emptyTitle')} actions={<NewTemplateButtons />}>
            {t('templates.emptyText')}
          </ListState>
        }
        selectable
        keys={{ Delete: deleteByKey }}
      />
      <SelectionBar offPage={offPage}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void remove(selectedIds)}>
          {t('templates.delete')}
        </Button>
      </SelectionBar>
      {data && data.length > 0 && <PagingBar onSize={onPageSize} />}
      <RemovedStrip removal={removal} />
    </Page>
  );
}

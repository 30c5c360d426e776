import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { useDeleteKey } from '#components/list/useDeleteKey.ts';
import { RowAction, RowActions } from '#components/records/RowActions.tsx';
import { openDownload } from '#dataProvider/openDownload.ts';
import { ListScreen } from '#features/lists/ListScreen.tsx';
import { useNewFrom } from '#features/billForm/draft/useNewFrom.ts';
import { BillTypeFilter } from '#features/lists/BillTypeFilter.tsx';
import { DayFilter } from '#features/lists/DayFilter.tsx';
import { DeleteSelection } from '#features/lists/DeleteSelection.tsx';
import { ListPage } from '#features/lists/ListPage.tsx';
import { RecentSearchInput } from '#features/lists/RecentSearchInput.tsx';
import { useRemoval } from '#features/lists/useRemoval.ts';
import { NewTemplateButtons } from './NewTemplateButtons.tsx';
import { templateColumns } from './templateColumns.tsx';

const MOST_USED_FIRST = { field: 'usedCount', order: 'DESC' } as const;

/** [R08] [T01] The templates of the enterprise, the most used first. */
export const TemplateList = () => (
  <ListScreen resource="templates" sort={MOST_USED_FIRST}>
    <TemplateListView />
  </ListScreen>
);

function TemplateListView() {
  const t = useTranslate();
  const { begin, isBusy: isBeginning } = useNewFrom();
  const removal = useRemoval('templates');
  const { remove, isBusy } = removal;
  const deleteByKey = useDeleteKey(remove, isBusy);
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

  return (
    <ListPage
      titleKey="titles.temManageList"
      settings="templateList"
      columns={columns}
      rowName={(row) => row.template_name}
      actions={<NewTemplateButtons />}
      filters={
        <>
          <RecentSearchInput call="listTemplates" source="keyword" hint={t('templates.searchHint')} />
          <BillTypeFilter />
          <RecentSearchInput call="listTemplates" source="houseScac" labelKey="fields.bill.houseScac" />
          <DayFilter begin="startedAt" end="endedAt" labelKey="templates.updatedBetween" />
        </>
      }
      tools={<ExportTool onExport={(query) => openDownload('exportTemplates', { query })} />}
      empty={
        <ListState drawing="copies" title={t('templates.emptyTitle')} actions={<NewTemplateButtons />}>
          {t('templates.emptyText')}
        </ListState>
      }
      keys={{ Delete: deleteByKey }}
      selection={<DeleteSelection onDelete={(ids) => void remove(ids)} isBusy={isBusy} />}
      removal={removal}
    />
  );
}

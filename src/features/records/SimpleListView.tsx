import { Button } from '#components/layout/Button.tsx';
import { useListContext, useTranslate } from 'react-admin';
import { Suspense, type CSSProperties } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Page } from '#components/layout/Page.tsx';
import { arrangeColumns } from '#components/list/arrangeColumns.ts';
import { ColumnSettings } from '#components/list/ColumnSettings.tsx';
import { DataTable } from '#components/list/DataTable.tsx';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { useDeleteKey } from '#components/list/useDeleteKey.ts';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import { useShortcut } from '#components/list/useShortcut.ts';
import { RowAction } from '#components/records/RowActions.tsx';
import { SplitView } from '#components/records/SplitView.tsx';
import { useColumnSettings } from '#dataProvider/useColumnSettings.ts';
import { useFirstView } from '#dataProvider/whenIdle.ts';
import { textOf } from '#schema/problems.ts';
import { KeptNote } from './KeptNote.tsx';
import { OpenTroubleNote } from './OpenTroubleNote.tsx';
import { RemovedStrip } from './RemovedStrip.tsx';
import { simpleColumns } from './simpleColumns.tsx';
import { SimpleFilters } from './SimpleFilters.tsx';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';
import { NEW, useOpenRecord } from './useOpenRecord.ts';
import { useOpenRow } from './useOpenRow.ts';
import { useSimpleRemoval } from './useSimpleRemoval.ts';

// The form comes with the first record that is opened, not with the list.
const RecordPanel = lazyPart(async () => (await import('./RecordPanel.tsx')).RecordPanel);

/** What stays of a list while a panel stands beside it. */
const BESIDE_PANEL = 3;

interface SimpleListViewProps {
  resource: SimpleResource;
  /** Keeps a page size that the person chose. */
  onPageSize: (size: number) => void;
}

/** The screen of a simple resource inside its list context. */
export function SimpleListView({ resource, onPageSize }: SimpleListViewProps) {
  const t = useTranslate();
  const { data, isPending, selectedIds } = useListContext<SimpleRow>();
  useFirstView(!isPending);
  const { open, show, addressOf } = useOpenRecord();
  const { saved, keep } = useColumnSettings(`${resource.name}List`);
  const removal = useSimpleRemoval(resource.name);
  const { remove, isBusy } = removal;
  const { offPage } = useSelectedRows<SimpleRow>();
  const { entity, texts, route, onExport, Tools } = resource;
  const first = entity.views.list?.[0] ?? '';
  const nameOf = (row: SimpleRow): string => textOf(row, first) || row.id;
  useShortcut('n', () => show(NEW));

  const { row, trouble } = useOpenRow(resource.name, open === NEW ? null : open);
  const isOpen = open === NEW || row !== null;
  const removeRows = (ids: readonly string[]) => {
    if (open !== null && ids.includes(open)) show(null);
    void remove(ids);
  };
  const deleteByKey = useDeleteKey(removeRows, isBusy);
  const columns = simpleColumns(resource, {
    addressOf,
    actions: (each) => (
      <RowAction
        glyph="delete"
        label={t('records.deleteOne', { name: nameOf(each) })}
        disabled={isBusy}
        onPress={() => removeRows([each.id])}
      />
    ),
  });
  const arranged = arrangeColumns(columns, saved);
  const shown = isOpen ? arranged.filter(({ isHeadHidden }) => !isHeadHidden).slice(0, BESIDE_PANEL) : arranged;
  const newButton = (
    <Button variant="contained" onClick={() => show(NEW)} aria-keyshortcuts="n">
      {t(`${texts}.new`)}
    </Button>
  );

  return (
    <Page
      titleKey={`titles.${route}`}
      actions={
        <>
          {Tools && <Tools />}
          {newButton}
        </>
      }
    >
      <SplitView
        panel={
          isOpen && (
            <Suspense fallback={<div />}>
              <RecordPanel
                key={open}
                resource={resource}
                row={row}
                onClose={() => show(null)}
                onDelete={row ? () => removeRows([row.id]) : undefined}
              />
            </Suspense>
          )
        }
      >
        {!isOpen && <KeptNote resource={resource.name} onContinue={() => show(NEW)} />}
        {trouble && <OpenTroubleNote trouble={trouble} onClose={() => show(null)} />}
        <SimpleFilters resource={resource} />
        <ListTools>
          {onExport && <ExportTool onExport={onExport} />}
          {!isOpen && <ColumnSettings columns={columns} saved={saved} onKeep={keep} />}
        </ListTools>
        <div style={{ '--record-columns': arranged.length - 1 } as CSSProperties}>
          <DataTable
            columns={shown}
            label={t(`titles.${route}`)}
            rowName={nameOf}
            empty={
              <ListState title={t(`${texts}.emptyTitle`)} actions={newButton}>
                {t(`${texts}.emptyText`)}
              </ListState>
            }
            selectable
            keys={{ Delete: deleteByKey }}
          />
        </div>
        <SelectionBar offPage={offPage}>
          <Button variant="outlined" disabled={isBusy} onClick={() => removeRows(selectedIds)}>
            {t('records.delete')}
          </Button>
        </SelectionBar>
        {data && data.length > 0 && <PagingBar onSize={onPageSize} />}
      </SplitView>
      <RemovedStrip removal={removal} />
    </Page>
  );
}

import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { useDeleteKey } from '#components/list/useDeleteKey.ts';
import { useShortcut } from '#components/list/useShortcut.ts';
import { RowAction } from '#components/records/RowActions.tsx';
import { DeleteSelection } from '#features/lists/DeleteSelection.tsx';
import { ListPage } from '#features/lists/ListPage.tsx';
import { useRemoval } from '#features/lists/useRemoval.ts';
import { isLocalId, newDraftId } from '#rules/draftIds.ts';
import { fieldText } from '#schema/recordText.ts';
import { CountryNames } from './CountryNames.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import { simpleColumns } from './simpleColumns.tsx';
import { SimpleChips, SimpleFilters } from './SimpleFilters.tsx';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { useOpenRow } from './useOpenRow.ts';
import styles from './SimpleList.module.css';

// Loads the form with the first opened record.
const RecordPanel = lazyPart(async () => (await import('./RecordPanel.tsx')).RecordPanel);

/** The screen of a simple resource inside its list context. */
export function SimpleListView({ resource }: { resource: SimpleResource }) {
  const t = useTranslate();
  const { open, show, recordPath } = useOpenRecord();
  const removal = useRemoval(resource.name);
  const { remove, isBusy } = removal;
  const { entity, texts, route, onExport, Tools } = resource;
  const first = entity.views.list?.[0] ?? '';
  const recordName = (row: SimpleRow): string => fieldText(row, first) || row.id;
  /** The id of a new record, under which its unsaved text is stored. */
  const newId = open !== null && isLocalId(open) ? open : null;
  const showNew = () => {
    if (newId === null) show(newDraftId(Date.now()));
  };
  useShortcut('n', showNew);

  const { row, openError } = useOpenRow(resource.name, newId === null ? open : null);
  const isOpen = newId !== null || row !== null;
  const removeRows = (ids: readonly string[]) => {
    if (open !== null && ids.includes(open)) show(null);
    void remove(ids);
  };
  const deleteByKey = useDeleteKey(removeRows, isBusy);
  const columns = simpleColumns(resource, {
    recordPath,
    actions: (each) => (
      <RowAction
        glyph="delete"
        label={t('records.deleteOne', { name: recordName(each) })}
        disabled={isBusy}
        onPress={() => removeRows([each.id])}
      />
    ),
  });
  const newButton = (
    <Button variant="contained" onClick={showNew} aria-keyshortcuts="n">
      {t(`${texts}.new`)}
    </Button>
  );

  return (
    <CountryNames>
      <ListPage
        titleKey={`titles.${route}`}
        settings={`${resource.name}List`}
        columns={columns}
        rowName={recordName}
        actions={
          <>
            {Tools && <Tools />}
            {newButton}
          </>
        }
        panel={
          isOpen && (
            <Suspense fallback={<div />}>
              <RecordPanel
                key={open}
                resource={resource}
                row={row}
                id={open ?? ''}
                onClose={() => show(null)}
                onDelete={row ? () => removeRows([row.id]) : undefined}
              />
            </Suspense>
          )
        }
        above={
          <>
            {!isOpen && <UnsavedNote resource={resource.name} onContinue={show} />}
            {openError && <OpenErrorNote openError={openError} onClose={() => show(null)} />}
            <SimpleChips resource={resource} />
          </>
        }
        filters={<SimpleFilters resource={resource} />}
        tools={onExport && <ExportTool onExport={onExport} />}
        empty={
          <ListState drawing={resource.drawing} title={t(`${texts}.emptyTitle`)} actions={newButton}>
            {t(`${texts}.emptyText`)}
          </ListState>
        }
        keys={{ Delete: deleteByKey }}
        selection={<DeleteSelection onDelete={removeRows} isBusy={isBusy} />}
        removal={removal}
      />
    </CountryNames>
  );
}

/** Why the record of an address cannot be shown. */
function OpenErrorNote({ openError, onClose }: { openError: Error | 'notThere'; onClose: () => void }) {
  const t = useTranslate();
  return (
    <p role="alert" className={styles.unsaved}>
      {openError === 'notThere'
        ? t('records.notThere')
        : t('records.openFailed', { reason: t(openError.message, { _: openError.message }) })}
      <button type="button" onClick={onClose}>
        {t('ui.panel.close')}
      </button>
    </p>
  );
}

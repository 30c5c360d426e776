import { Button } from '#components/layout/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FormRoot } from '#components/form/FormRoot.tsx';
import { LookupProvider } from '#components/inputs/LookupContext.ts';
import { RecordFields } from '#components/records/RecordFields.tsx';
import { SidePanel } from '#components/records/SidePanel.tsx';
import { ISF_10 } from '#contract/codes.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { countryLookup } from '../billForm/lookups/countryLookup.ts';
import { shortServerText } from '#rules/serverTime.ts';
import type { ListRecord } from '#local/recordStore.ts';
import { openRecord, type OpenedRecord } from './openRecord.ts';
import { RecordErrorNote } from './RecordErrorNote.tsx';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';
import styles from './SimpleList.module.css';

interface RecordPanelProps {
  resource: SimpleResource;
  /** Null for a new record. */
  row: SimpleRow | null;
  /** Id of the row, or of the new record. */
  id: string;
  onClose: () => void;
  onDelete?: (() => void) | undefined;
}

/** A record in the side panel: form, save errors and actions. */
export function RecordPanel({ resource, row, id, onClose, onDelete }: RecordPanelProps) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [locale] = useLocaleState();
  const root = useRef<HTMLFormElement>(null);
  const [{ form, session, unsavedSince }, setOpened] = useState<OpenedRecord>(() =>
    openRecord(resource, row, id, dataProvider),
  );
  const state = useSyncExternalStore(session.subscribe, session.state);
  const lookups = useMemo(
    () => ({ country: countryLookup(dataProvider, locale as Locale, ISF_10) }),
    [dataProvider, locale],
  );
  const [isInvalid, setInvalid] = useState(false);
  const saveError = isInvalid ? { kind: 'invalid' as const } : state.saveError;
  const { FormHelp } = resource;

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    const stop = session.listen();
    return () => {
      isShown.current = false;
      stop();
    };
  }, [session]);

  /** Saves a valid record; else focuses the first invalid field. */
  async function saveBy(save: () => Promise<boolean>): Promise<void> {
    const isValid = form.check().every(({ severity }) => severity !== 'error');
    setInvalid(!isValid);
    if (isValid && (await save())) {
      notify('records.saved', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: [resource.name] });
      // Meanwhile another record may have been opened in its place.
      if (isShown.current) onClose();
      return;
    }
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  const stale = state.saveError?.kind === 'stale' ? state.saveError.current : null;
  function takeTheirs(current: ListRecord): void {
    session.startOver(current);
    void session.discard();
  }
  const save = useEvent((): void => void saveBy(session.save));
  // Handled globally, because only one record is open.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (event.key.toLowerCase() !== 's' && event.key !== 'Enter') return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [save]);

  return (
    <SidePanel
      title={row ? t(`${resource.texts}.edit`) : t(`${resource.texts}.new`)}
      onClose={onClose}
      foot={
        <>
          <Button variant="contained" disabled={state.isSaving} onClick={save} aria-keyshortcuts="Control+S">
            {t('records.save')}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t('records.cancel')}
          </Button>
          {onDelete && (
            <Button
              variant="text"
              color="error"
              style={{ marginInlineStart: 'auto' }}
              disabled={state.isSaving}
              onClick={() => {
                void session.discard();
                onDelete();
              }}
            >
              {t('records.delete')}
            </Button>
          )}
        </>
      }
    >
      {unsavedSince !== null && (
        <output className={styles.unsaved}>
          {t('records.resumed', { time: shortServerText(new Date(unsavedSince)) })}
          <button type="button" onClick={() => setOpened(openRecord(resource, row, id, dataProvider, false))}>
            {t(row ? 'records.takeBack' : 'records.startAfresh')}
          </button>
        </output>
      )}
      {saveError && (
        <RecordErrorNote
          saveError={saveError}
          entity={form.entity}
          mine={form.record}
          onKeepMine={() => stale && void saveBy(() => session.resolve({}, stale))}
          onTakeTheirs={() => stale && takeTheirs(stale)}
          onSaveAsNew={() => void saveBy(session.saveAsNew)}
        />
      )}
      {FormHelp && <FormHelp form={form} isNew={row === null} />}
      <LookupProvider value={lookups}>
        <FormRoot form={form} ref={root} key={unsavedSince ?? 'fresh'}>
          <RecordFields />
        </FormRoot>
      </LookupProvider>
    </SidePanel>
  );
}

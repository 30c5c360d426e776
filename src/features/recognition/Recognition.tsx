import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Strip } from '#components/layout/Strip.tsx';
import type { BillType } from '#contract/codes.ts';
import { documentProblem } from '#contract/documentFile.ts';
import { pathTo } from '#contract/routes.ts';
import { listenToBusinessUpdates } from '#dataProvider/businessUpdates.ts';
import { takesDocuments } from '#startup/earlyFiles.ts';
import { shownBatches } from './jobs/batches.ts';
import { begunBatches } from './jobs/begunBatches.ts';
import { DropOverlay } from './jobs/DropOverlay.tsx';
import { readUpdate } from './jobs/readUpdate.ts';
import { RecognitionStrip } from './jobs/RecognitionStrip.tsx';
import { requestProblem } from './jobs/requestProblems.ts';
import { pageUploads } from './jobs/uploads.ts';
import { useDelivery, type Delivered } from './jobs/useDelivery.ts';
import { useFileDrop } from './jobs/useFileDrop.ts';
import { useBatches } from './jobs/useJobs.ts';
import { recognitionEntry, type RecognitionRequest } from './recognitionEntry.ts';

const RecognizeDialog = lazyPart(async () => (await import('./jobs/RecognizeDialog.tsx')).RecognizeDialog);
const TipDialog = lazyPart(async () => (await import('./jobs/TipDialog.tsx')).TipDialog);

function send(files: readonly File[], text: string, billType: BillType): void {
  recognitionEntry.close();
  void pageUploads.begin(files, text, billType);
}

/** [A01] Recognition on every screen: its dialog, files dropped on a page, progress, messages and results. */
export function Recognition() {
  const { pathname } = useLocation();
  const request = useSyncExternalStore(recognitionEntry.subscribe, recognitionEntry.current);
  const uploads = useSyncExternalStore(pageUploads.subscribe, pageUploads.get);
  const { batches: begun, dismissed } = useSyncExternalStore(begunBatches.subscribe, begunBatches.get);
  const [hasUpdates, setHasUpdates] = useState(false);
  const [tip, setTip] = useState<string | null>(null);
  const onUpdate = useCallback(() => setHasUpdates(true), []);
  const batches = useBatches(hasUpdates);
  const { delivered, ready, dismissReady, create } = useDelivery(batches);
  useUpdates(onUpdate, setTip);

  const take = useCallback((dropped: RecognitionRequest) => {
    const isGood = dropped.files.every((file) => documentProblem(file) === null);
    // Text is shown before it is sent: it may have been pasted by mistake.
    if (dropped.files.length > 0 && isGood && !requestProblem(dropped.files.length, dropped.text))
      send(dropped.files, dropped.text, recognitionEntry.billType());
    else recognitionEntry.open(dropped);
  }, []);
  const isOver = useFileDrop(takesDocuments(pathname), take);

  const shown = useMemo(
    () => shownBatches(batches, new Set(begun.map(({ id }) => id)), new Set(dismissed)),
    [batches, begun, dismissed],
  );
  return (
    <>
      <RecognitionStrip
        uploads={uploads}
        batches={shown}
        draftsOf={(batch) => delivered.get(batch.id)}
        onCreate={(batch) => void create(batch)}
        onDismiss={() => {
          begunBatches.dismiss(shown.flatMap(({ jobs }) => jobs.map(({ id }) => id)));
          begunBatches.forget(shown.map(({ id }) => id));
          for (const { id } of uploads) pageUploads.dismiss(id);
          dismissReady();
        }}
      />
      {ready && <ReadyNotice ready={ready} onClose={dismissReady} />}
      {isOver && <DropOverlay />}
      <Suspense fallback={null}>
        {request && (
          <RecognizeDialog
            request={request}
            billType={recognitionEntry.billType()}
            onStart={send}
            onClose={recognitionEntry.close}
          />
        )}
        {tip !== null && <TipDialog message={tip} onClose={() => setTip(null)} />}
      </Suspense>
    </>
  );
}

/** [G13] Messages: the tab that sent the documents shows them; the list of jobs is read again by the events. */
function useUpdates(onUpdate: () => void, onMessage: (message: string) => void): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenToBusinessUpdates((event) => {
        const update = readUpdate(event);
        if (!update) return;
        onUpdate();
        void queryClient.invalidateQueries({ queryKey: ['recognitionJobs'] });
        const isHere = update.batchId === null || begunBatches.isOwnTab(update.batchId);
        if (update.message !== null && isHere) onMessage(update.message);
      }),
    [queryClient, onUpdate, onMessage],
  );
}

/** A form that is being filled stays open: the result waits behind a link. */
function ReadyNotice({ ready, onClose }: { ready: Delivered; onClose: () => void }) {
  const t = useTranslate();
  const { batch, draftIds } = ready;
  const last = draftIds.at(-1) ?? '';
  const name = batch.jobs.map(({ filename }) => filename || t('recognition.pastedText')).join(', ');
  const isMany = draftIds.length > 1;
  return (
    <Strip
      tone="success"
      action={
        <>
          <Link to={pathTo.draft(last)} onClick={onClose}>
            {t(isMany ? 'recognition.ready.openLast' : 'recognition.ready.open')}
          </Link>
          {isMany && (
            <Link to={pathTo.screen('draftList')} onClick={onClose}>
              {t('recognition.ready.list')}
            </Link>
          )}
          <button type="button" onClick={onClose}>
            {t('recognition.strip.dismiss')}
          </button>
        </>
      }
    >
      {t(isMany ? 'recognition.ready.many' : 'recognition.ready.one', { name, count: draftIds.length })}
    </Strip>
  );
}

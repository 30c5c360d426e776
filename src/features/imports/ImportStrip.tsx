import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Strip } from '#components/layout/Strip.tsx';
import { ISF_10 } from '#contract/codes.ts';
import { isInProgress, type ImportRun } from './importRun.ts';
import styles from './Imports.module.css';
import { pageImports } from './pageImports.ts';
import { progressText } from './progressText.ts';
import { useImportRun } from './useImportRun.ts';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Shows an import that is running or needs an answer, on every screen except its own, also after a reload. */
export function ImportStrip() {
  const run = useImportRun();
  const isShown = useSyncExternalStore(pageImports.subscribe, pageImports.isShown);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void pageImports.resume(), []);
  return (
    <>
      {run && !isShown && <RunStrip run={run} onShow={() => setIsOpen(true)} />}
      {isOpen && (
        <Suspense>
          <ImportDialog billType={run?.billType ?? ISF_10} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function RunStrip({ run, onShow }: { run: ImportRun; onShow: () => void }) {
  const t = useTranslate();
  const { fileName: name, phase } = run;
  const { text, progress } = progressText(t, run);
  const summary =
    phase.step === 'preview'
      ? t('imports.strip.ready', { smart_count: phase.outcome.bills, name })
      : phase.step === 'saved'
        ? t('imports.strip.saved', { smart_count: phase.outcome.bills, name })
        : phase.step === 'failed'
          ? t('imports.strip.failed', { name })
          : text;
  return (
    <Strip
      tone={phase.step === 'failed' ? 'warning' : phase.step === 'saved' ? 'success' : 'info'}
      action={
        <>
          <button type="button" onClick={onShow}>
            {t('imports.strip.show')}
          </button>
          {!isInProgress(run) && (
            <button type="button" onClick={() => pageImports.dismiss()}>
              {t('imports.strip.dismiss')}
            </button>
          )}
        </>
      }
    >
      {summary}{' '}
      {isInProgress(run) && (
        <progress className={styles.stripProgress} aria-label={text} max={1} value={progress ?? undefined} />
      )}
    </Strip>
  );
}

import { Dialog } from '#components/layers/Dialog.tsx';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef } from 'react';
import type { BillType } from '#contract/codes.ts';
import { ImportEnd } from './ImportEnd.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportStart } from './ImportStart.tsx';
import styles from './Imports.module.css';
import { onDraftsImported, pageImports } from './pageImports.ts';
import { useImportRun } from './useImportRun.ts';

/** The steps of an import; closing the dialog stops nothing. */
export function ImportDialog({ billType, onClose }: { billType: BillType; onClose: () => void }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const run = useImportRun();
  const title = useRef<HTMLHeadingElement>(null);
  const step = run?.phase.step;

  useEffect(() => onDraftsImported(() => void queryClient.invalidateQueries({ queryKey: ['drafts'] })), [queryClient]);
  useEffect(() => pageImports.show(), []);
  // Each step replaces the previous one; its heading announces the step.
  useEffect(() => {
    if (step === 'preview' || step === 'saved' || step === 'failed') title.current?.focus();
  }, [step]);

  const close = useCallback(() => {
    const now = pageImports.current()?.phase.step;
    if (now === 'saved' || now === 'failed') pageImports.dismiss();
    onClose();
  }, [onClose]);

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby="import-title"
      slotProps={{ paper: { className: step === 'preview' ? styles.wide : styles.paper } }}
    >
      <DialogTitle id="import-title" ref={title} tabIndex={-1}>
        {t('imports.title')}
      </DialogTitle>
      {run === null ? (
        <ImportStart billType={billType} onClose={close} />
      ) : run.phase.step === 'preview' ? (
        <ImportPreview run={run} outcome={run.phase.outcome} onClose={close} />
      ) : run.phase.step === 'saved' || run.phase.step === 'failed' ? (
        <ImportEnd phase={run.phase} onClose={close} />
      ) : (
        <ImportProgress run={run} onClose={close} />
      )}
    </Dialog>
  );
}

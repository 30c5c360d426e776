import { Button } from '#components/layout/Button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { ImportRun } from './importRun.ts';
import styles from './Imports.module.css';
import { pageImports } from './pageImports.ts';
import { progressText } from './progressText.ts';

/** Progress of an import, which continues when the dialog is closed. */
export function ImportProgress({ run, onClose }: { run: ImportRun; onClose: () => void }) {
  const t = useTranslate();
  const { text, progress } = progressText(t, run);
  const { phase } = run;
  return (
    <>
      <DialogContent>
        <p className={styles.what}>{text}</p>
        <progress className={styles.progress} aria-label={text} max={1} value={progress ?? undefined} />
        <p className={styles.hint}>
          {progress !== null && t('imports.percent', { percent: Math.floor(progress * 100) })}
          {phase.step === 'working' && phase.rows > 0 && ` · ${t('imports.rows', { smart_count: phase.rows })}`}
        </p>
        <p className={styles.hint}>{t('imports.goesOn')}</p>
      </DialogContent>
      <DialogActions>
        {(phase.step === 'uploading' || (phase.step === 'working' && !phase.isSaving)) && (
          <Button variant="text" onClick={() => pageImports.dismiss()}>
            {t('imports.stop')}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('imports.close')}
        </Button>
      </DialogActions>
    </>
  );
}

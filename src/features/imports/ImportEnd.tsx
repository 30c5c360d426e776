import { Button } from '#components/layout/Button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import type { ImportPhase } from './importRun.ts';
import styles from './Imports.module.css';
import { pageImports } from './pageImports.ts';
import { SavedDrafts } from './SavedDrafts.tsx';

interface ImportEndProps {
  phase: Extract<ImportPhase, { step: 'saved' | 'failed' }>;
  onClose: () => void;
}

/** The result of an import, with a link to its drafts. */
export function ImportEnd({ phase, onClose }: ImportEndProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const another = (
    <Button variant="outlined" onClick={() => pageImports.dismiss()}>
      {t('imports.another')}
    </Button>
  );
  if (phase.step === 'failed') {
    return (
      <>
        <DialogContent>
          <div role="alert" className={styles.failed}>
            <b>{t('imports.failed')}</b>
            <p>{t(phase.message, { _: phase.message })}</p>
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('imports.close')}
          </Button>
          {another}
        </DialogActions>
      </>
    );
  }
  const { drafts = [], bills, incomplete = 0 } = phase.outcome;
  const [only] = drafts;
  const go = (address: string): void => {
    onClose();
    void navigate(address);
  };
  return (
    <>
      <DialogContent>
        <output className={styles.found}>
          <b>{t('imports.saved', { smart_count: bills })}</b>
        </output>
        <p className={styles.hint}>{t('imports.savedHint')}</p>
        <SavedDrafts outcome={phase.outcome} onLeave={onClose} />
      </DialogContent>
      <DialogActions>
        {another}
        {drafts.length === 1 && only !== undefined ? (
          <Button variant="contained" onClick={() => go(pathTo.draft(only))}>
            {t('imports.open')}
          </Button>
        ) : (
          <>
            {incomplete > 0 && (
              <Button variant="outlined" onClick={() => go(pathTo.drafts({ from: 'IMPORT', readiness: 'incomplete' }))}>
                {t('imports.seeIncomplete')}
              </Button>
            )}
            <Button variant="contained" onClick={() => go(pathTo.drafts({ from: 'IMPORT' }))}>
              {t('imports.see')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}

import { Button } from '#components/layout/Button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ImportOutcome, ImportPreviewReply as PreviewRow } from '#contract/endpoints/imports.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { HeldNotice } from './HeldNotice.tsx';
import type { ImportRun } from './importRun.ts';
import styles from './Imports.module.css';
import { pageImports } from './pageImports.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { PROBLEMS_ID, ProblemTable } from './ProblemTable.tsx';

interface ImportPreviewProps {
  run: ImportRun;
  outcome: ImportOutcome;
  onClose: () => void;
}

/** A dry run: numbers that exist already, every cell that was unreadable or changed, and the drafts of the file. */
export function ImportPreview({ run, outcome, onClose }: ImportPreviewProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { bills, rows, preview, problems, problemCount, token, held } = outcome;
  const [draft, setDraft] = useState<number | null>(null);
  const name = run.fileName;
  // With one sheet, rows need no sheet name.
  const sheets = new Set(preview.map(({ sheet }) => sheet)).size;
  const rowText = ({ sheet, row }: PreviewRow): string =>
    sheets > 1 && sheet ? t('imports.inSheet', { sheet, place: t('imports.rowOf', { row }) }) : String(row);
  const save = () => void pageImports.save().catch(() => notify('imports.unknown', { type: 'warning' }));
  const showProblems = (wanted: number): void => {
    setDraft(wanted);
    document.getElementById(PROBLEMS_ID)?.focus();
  };
  return (
    <>
      <DialogContent className={styles.content}>
        <output className={styles.found}>
          {bills === 0 ? (
            <b>{t('imports.noDrafts', { name })}</b>
          ) : (
            <>
              <b>{t('imports.found', { smart_count: bills })}</b> {t('imports.inRows', { smart_count: rows, name })}
            </>
          )}
        </output>
        {held && <HeldNotice held={held} onLeave={onClose} />}
        {problemCount === 0 ? (
          bills > 0 && <p className={styles.allWell}>{t('imports.noProblems')}</p>
        ) : (
          <ProblemTable
            problems={problems}
            count={problemCount}
            severities={outcome.severities}
            entity={billEntity(run.billType)}
            preview={preview}
            draft={draft}
            onDraft={setDraft}
          />
        )}
        {preview.length > 0 && (
          <PreviewTable preview={preview} bills={bills} rowText={rowText} onProblems={showProblems} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('imports.close')}
        </Button>
        <Button variant="outlined" onClick={() => pageImports.dismiss()}>
          {t('imports.another')}
        </Button>
        {bills > 0 && token && (
          <Button variant="contained" onClick={save}>
            {t('imports.save', { smart_count: bills })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

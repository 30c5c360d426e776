import { Button } from '#components/layout/Button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { ImportOutcome, ImportPreview as PreviewRow } from '#contract/endpoints/imports.ts';
import { billEntity } from '#contract/entities/bill.ts';
import type { ImportRun } from './importRun.ts';
import styles from './Imports.module.css';
import { pageImports } from './pageImports.ts';
import { ProblemTable } from './ProblemTable.tsx';

interface ImportPreviewProps {
  run: ImportRun;
  outcome: ImportOutcome;
  onClose: () => void;
}

/** A dry run: the drafts of the file and every cell that was unreadable or changed. */
export function ImportPreview({ run, outcome, onClose }: ImportPreviewProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { bills, rows, preview, problems, problemCount, token } = outcome;
  const name = run.fileName;
  // With one sheet, rows need no sheet name.
  const sheets = new Set(preview.map(({ sheet }) => sheet)).size;
  const rowText = ({ sheet, row }: PreviewRow): string =>
    sheets > 1 && sheet ? t('imports.inSheet', { sheet, place: t('imports.rowOf', { row }) }) : String(row);
  const save = () => void pageImports.save().catch(() => notify('imports.unknown', { type: 'warning' }));
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
        {problemCount === 0 ? (
          bills > 0 && <p className={styles.allWell}>{t('imports.noProblems')}</p>
        ) : (
          <ProblemTable problems={problems} count={problemCount} entity={billEntity(run.billType)} />
        )}
        {preview.length > 0 && (
          <section aria-labelledby="import-drafts">
            <h3 id="import-drafts">{t('imports.drafts')}</h3>
            {preview.length < bills && (
              <p className={styles.hint}>{t('imports.draftsCut', { shown: preview.length })}</p>
            )}
            <div className={styles.scroll}>
              <table className={`${styles.table} ${styles.stacked}`}>
                <thead>
                  <tr>
                    <th scope="col">{t('imports.rowNo')}</th>
                    <th scope="col">{t('imports.numbers')}</th>
                    <th scope="col">{t('imports.name')}</th>
                    <th scope="col">{t('imports.goods')}</th>
                    <th scope="col">{t('imports.problemsOf')}</th>
                  </tr>
                </thead>
                <tbody>
                  {preview.map((draft) => (
                    <tr key={`${draft.sheet ?? ''} ${draft.row}`}>
                      <td data-label={sheets > 1 ? undefined : t('imports.rowNo')}>{rowText(draft)}</td>
                      <th scope="row">
                        {draft.amsNos[0] ? (
                          <>
                            <BillNumber value={draft.amsNos[0]} />
                            {draft.amsNos.length > 1 && ` +${draft.amsNos.length - 1}`}
                          </>
                        ) : (
                          t('imports.noNumber')
                        )}
                      </th>
                      <td className={styles.name} title={draft.name}>
                        {draft.name}
                      </td>
                      <td data-label={t('imports.goods')}>{draft.goods}</td>
                      <td data-label={t('imports.problemsOf')}>{draft.problems || ''}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
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

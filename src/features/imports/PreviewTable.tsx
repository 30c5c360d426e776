import { useTranslate } from 'react-admin';
import type { ImportPreviewReply } from '#contract/endpoints/imports.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import styles from './Imports.module.css';

/** Id of a draft's row, which a problem links to. */
export const draftRowId = (draft: number): string => `import-draft-${draft}`;

interface PreviewTableProps {
  preview: readonly ImportPreviewReply[];
  bills: number;
  rowText: (draft: ImportPreviewReply) => string;
  onProblems: (draft: number) => void;
}

/** The drafts that a file would create. */
export function PreviewTable({ preview, bills, rowText, onProblems }: PreviewTableProps) {
  const t = useTranslate();
  const hasSheets = new Set(preview.map(({ sheet }) => sheet)).size > 1;
  return (
    <section aria-labelledby="import-drafts">
      <h3 id="import-drafts">{t('imports.drafts')}</h3>
      {preview.length < bills && <p className={styles.hint}>{t('imports.draftsCut', { shown: preview.length })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too */}
      <section className={styles.scroll} aria-label={t('imports.draftList')} tabIndex={0}>
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
            {preview.map((draft, index) => (
              <tr key={`${draft.sheet ?? ''} ${draft.row}`} id={draftRowId(index)} tabIndex={-1}>
                <td data-label={hasSheets ? undefined : t('imports.rowNo')}>{rowText(draft)}</td>
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
                <td data-label={t('imports.problemsOf')}>
                  {draft.problems > 0 && (
                    <button
                      type="button"
                      className={styles.linkButton}
                      aria-label={t('imports.problemsIn', {
                        smart_count: draft.problems,
                        name: draft.amsNos[0] ?? t('imports.rowOf', { row: draft.row }),
                      })}
                      onClick={() => onProblems(index)}
                    >
                      {draft.problems}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

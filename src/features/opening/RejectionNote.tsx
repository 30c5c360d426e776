import { useTranslate } from 'react-admin';
import type { ApplicationHistory } from '#contract/endpoints/applications.ts';
import styles from './Opening.module.css';

/** [G04] Quotes the summary of the last review while the application is rejected. */
export function RejectionNote({ history }: { history: ApplicationHistory }) {
  const t = useTranslate();
  if (history.auditStatus !== 'rejected') return null;
  return (
    <div className={styles.rejection}>
      <p>{t('opening.rejected')}</p>
      <blockquote>{history.auditAbstract}</blockquote>
      {history.reviewedAt !== '' && (
        <p className={styles.hint}>{t('opening.rejectedAt', { at: history.reviewedAt.slice(0, 16) })}</p>
      )}
    </div>
  );
}

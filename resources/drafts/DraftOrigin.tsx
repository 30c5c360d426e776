import { useTranslate } from 'react-admin';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import styles from './DraftList.module.css';

/** The origin of a draft: recognition, a file, a flow, and its template. */
export function DraftOrigin({ row }: { row: Pick<DraftRow, 'from' | 'template_name'> }) {
  const t = useTranslate();
  return (
    <span className={styles.origin}>
      {row.from && <span className={styles.tag}>{t(`drafts.origin.${row.from}`)}</span>}
      {row.template_name && (
        <span className={styles.cut} title={t('drafts.fromTemplate', { name: row.template_name })}>
          {row.template_name}
        </span>
      )}
    </span>
  );
}

import { useTranslate } from 'react-admin';
import { CutText } from '#components/cells/CutText.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import styles from './DraftList.module.css';

/** The origin of a draft: recognition, a file, a flow, and its template. */
export function DraftOrigin({ row }: { row: Pick<DraftRow, 'from' | 'template_name'> }) {
  const t = useTranslate();
  return (
    <span className={styles.origin}>
      {row.from && <span className={styles.tag}>{t(`drafts.origin.${row.from}`)}</span>}
      {row.template_name && (
        <CutText text={t('drafts.fromTemplate', { name: row.template_name })}>{row.template_name}</CutText>
      )}
    </span>
  );
}

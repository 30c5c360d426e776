import { useTranslate } from 'react-admin';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import styles from './FilingFacts.module.css';

/** What somebody must know or do about a filing beside its statuses. */
export function FilingNotices({ filing }: { filing: FilingRow }) {
  const t = useTranslate();
  const { hasParkedAnswer, isDuplicate, matchStatus } = filing;
  return (
    <>
      {hasParkedAnswer && (
        <output className={styles.notice}>
          <strong>{t('sent.parked.title')}</strong> {t('sent.parked.text')}
        </output>
      )}
      {isDuplicate && matchStatus !== 'duplicate' && (
        <output className={styles.notice}>
          <strong>{t('sent.said.duplicate')}</strong> {t('sent.advice.duplicate')}
        </output>
      )}
    </>
  );
}

import { useTranslate } from 'react-admin';
import { DAMAGES } from '#rules/damages.ts';
import styles from '../statistics/Statistics.module.css';
import { useChartTexts } from '../statistics/useChartTexts.ts';

/** What the exposure is, and how everything is counted. */
export function ReportNotes() {
  const t = useTranslate();
  const { number } = useChartTexts([], 'day');
  const values = {
    each: number(DAMAGES.perViolation),
    most: number(DAMAGES.perFiling),
    hours: DAMAGES.hoursBefore,
    days: DAMAGES.unmatchedDays,
  };
  return (
    <div className={styles.part}>
      <h2>{t('importerReport.definitions.title')}</h2>
      {['exposure.text', 'definitions.onTime', 'definitions.match', 'definitions.inaccurate', 'definitions.source'].map(
        (key) => (
          <p key={key} className={styles.measure}>
            {t(`importerReport.${key}`, values)}
          </p>
        ),
      )}
    </div>
  );
}

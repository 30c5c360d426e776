import { useTranslate } from 'react-admin';
import type { AuditStatus } from '#contract/codes.ts';
import styles from './Opening.module.css';

const STEPS = ['details', 'download', 'upload', 'review'] as const;

/** The way to an open service; an application under review waits at its last step. */
export function OpeningSteps({ auditStatus }: { auditStatus: AuditStatus }) {
  const t = useTranslate();
  const isUnderReview = auditStatus === 'submitted';
  return (
    <ol className={styles.steps} aria-label={t('opening.steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={(isUnderReview && step !== 'review') || undefined}
          aria-current={step === (isUnderReview ? 'review' : 'details') ? 'step' : undefined}
        >
          <span className={styles.stepNo} aria-hidden>
            {isUnderReview && step !== 'review' ? '✓' : index + 1}
          </span>
          {t(`opening.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

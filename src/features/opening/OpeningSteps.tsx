import { useTranslate } from 'react-admin';
import styles from './Opening.module.css';

const STEPS = ['details', 'download', 'upload', 'review'] as const;
export type OpeningStep = (typeof STEPS)[number];

interface Reached {
  isFilled: boolean;
  isDownloaded: boolean;
  isUploaded: boolean;
  isUnderReview: boolean;
}

/** The first step that is not done; a signed agreement needs no further download. */
export function openingStep({ isFilled, isDownloaded, isUploaded, isUnderReview }: Reached): OpeningStep {
  if (isUnderReview || isUploaded) return 'review';
  if (!isFilled) return 'details';
  return isDownloaded ? 'upload' : 'download';
}

/** The way to an open service; an application under review waits at its last step. */
export function OpeningSteps({ current }: { current: OpeningStep }) {
  const t = useTranslate();
  const reached = STEPS.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('opening.steps.label')}>
      {STEPS.map((step, index) => (
        <li key={step} data-done={index < reached || undefined} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.stepNo} aria-hidden>
            {index < reached ? '✓' : index + 1}
          </span>
          {t(`opening.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

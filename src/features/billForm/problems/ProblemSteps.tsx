import { useTranslate } from 'react-admin';
import styles from '../draft/DraftHead.module.css';

interface ProblemStepsProps {
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** The number of problems, and buttons to the next and previous one (F8, Shift+F8). */
export function ProblemSteps({ count, onStep }: ProblemStepsProps) {
  const t = useTranslate();
  const step = (by: 1 | -1, key: string, sign: string, shortcut: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(`billForm.summary.${key}`)}
      title={`${t(`billForm.summary.${key}`)} (${shortcut.replace('+', ' + ')})`}
      aria-keyshortcuts={shortcut}
      onClick={() => onStep(by)}
    >
      {sign}
    </button>
  );
  return (
    <span className={styles.problems}>
      {t('billForm.summary.short', { count })}
      {step(-1, 'previous', '‹', 'Shift+F8')}
      {step(1, 'next', '›', 'F8')}
    </span>
  );
}

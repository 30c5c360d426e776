import { useTranslate } from 'react-admin';
import { StepButtons } from '#components/layout/StepButtons.tsx';
import styles from '../draft/DraftHead.module.css';

interface ProblemStepsProps {
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** The number of problems, and buttons to the next and previous one (F8, Shift+F8). */
export function ProblemSteps({ count, onStep }: ProblemStepsProps) {
  const t = useTranslate();
  return (
    <span className={styles.problems}>
      {t('billForm.summary.short', { count })}
      <StepButtons texts="billForm.summary" shortcut="F8" className={styles.step} onStep={onStep} />
    </span>
  );
}

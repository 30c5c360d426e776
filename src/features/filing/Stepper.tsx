import { useTranslate } from 'react-admin';
import { ToneMark } from '#components/status/ToneMark.tsx';
import type { FilingStep, StepState } from './filingSteps.ts';
import styles from './Stepper.module.css';

const TONES = { done: 'green', waiting: 'waiting', failed: 'red' } as const satisfies Record<StepState, string>;

/** Steps with icon, text and time. */
export function Stepper({ steps }: { steps: readonly FilingStep[] }) {
  const t = useTranslate();
  return (
    <div className={styles.container}>
      <ol className={styles.steps}>
        {steps.map(({ name, state, at }) => (
          <li key={name} className={styles[state]}>
            <span className={styles.mark}>
              <ToneMark tone={TONES[state]} size={20} />
            </span>
            <span className={styles.name}>{t(`sent.steps.${name}`)}</span>
            <span className="visuallyHidden">{t(`sent.stepState.${state}`)}</span>
            <time className={styles.time}>{at}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}

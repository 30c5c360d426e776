import { useTranslate } from 'react-admin';
import { ageSince, splitAge, isLate } from './waitingTime.ts';
import styles from './FilingList.module.css';

interface WaitingAgeProps {
  since: string;
  /** Milliseconds since 1970 by the portal's clock. */
  now: number;
  /** Customs usually answers within minutes: a long wait is marked. */
  isAnswerDue?: boolean;
}

/** The time a filing has waited for an answer or a match. */
export function WaitingAge({ since, now, isAnswerDue = false }: WaitingAgeProps) {
  const t = useTranslate();
  const age = ageSince(since, now);
  if (age === null) return null;
  const { unit, count } = splitAge(age);
  const text = t(`tools.waiting.${unit}`, { count });
  const title = t('tools.waiting.title', { time: since });
  if (!isAnswerDue || !isLate(age)) {
    return (
      <span className={styles.age} title={title}>
        {text}
      </span>
    );
  }
  return (
    <span className={styles.late} title={`${title}\n${t('match.lateHint')}`}>
      {t('match.late', { age: text })}
    </span>
  );
}

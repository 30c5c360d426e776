import { useTranslate } from 'react-admin';
import { ageSince, splitAge, lateness } from './waitingTime.ts';
import styles from './FilingList.module.css';

interface WaitingAgeProps {
  since: string;
  /** Milliseconds since 1970 by the portal's clock. */
  now: number;
  /** Marks a late answer. */
  isAnswerDue?: boolean;
}

/** The time a filing has waited for an answer or a match. */
export function WaitingAge({ since, now, isAnswerDue = false }: WaitingAgeProps) {
  const t = useTranslate();
  const age = ageSince(since, now);
  if (age === null) return null;
  const late = isAnswerDue ? lateness(age) : null;
  if (late) {
    return (
      <span className={styles.late} title={`${t('tools.waiting.title', { time: since })}. ${t('match.lateHint')}`}>
        {t(`match.late.${late}`)}
      </span>
    );
  }
  const { unit, count } = splitAge(age);
  return (
    <span className={styles.age} title={t('tools.waiting.title', { time: since })}>
      {t(`tools.waiting.${unit}`, { count })}
    </span>
  );
}

import { useTranslate } from 'react-admin';
import { ageSince, ageWords, lateness } from './waitingTime.ts';
import styles from './FilingList.module.css';

interface WaitingAgeProps {
  since: string;
  /** Milliseconds since 1970 by the portal's clock. */
  now: number;
  /** Somebody should have answered by now: a long wait says so. */
  isAnswerDue?: boolean;
}

/** How long customs has had a filing without an answer, or without finding its bill. */
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
  const { unit, count } = ageWords(age);
  return (
    <span className={styles.age} title={t('tools.waiting.title', { time: since })}>
      {t(`tools.waiting.${unit}`, { count })}
    </span>
  );
}

import { useTranslate } from 'ra-core';
import { fromServerText } from '#rules/serverTime.ts';
import styles from './SentList.module.css';

const MINUTE = 60_000;
const UNITS = [
  { key: 'days', ms: 24 * 60 * MINUTE, from: 48 * 60 * MINUTE },
  { key: 'hours', ms: 60 * MINUTE, from: 60 * MINUTE },
  { key: 'minutes', ms: MINUTE, from: 0 },
] as const;

/**
 * How long customs has had a filing without an answer.
 * @param now milliseconds since 1970 by the portal's clock
 */
export function WaitingAge({ since, now }: { since: string; now: number }) {
  const t = useTranslate();
  const begun = fromServerText(since)?.getTime();
  if (begun === undefined) return null;
  const age = Math.max(0, now - begun);
  const unit = UNITS.find(({ from }) => age >= from) ?? UNITS[2];
  return (
    <span className={styles.age} title={t('tools.waiting.title', { time: since })}>
      {t(`tools.waiting.${unit.key}`, { count: Math.floor(age / unit.ms) })}
    </span>
  );
}

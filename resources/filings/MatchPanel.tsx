import { useTranslate } from 'react-admin';
import { Suspense, useId } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { MatchStatusChip } from '#features/filing/MatchStatusChip.tsx';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { useMinute } from '#dataProvider/useMinute.ts';
import { isLookedFor, matchFacts } from './matchFacts.ts';
import { ageSince, ageWords } from './waitingTime.ts';
import styles from './MatchPanel.module.css';

const MatchDoctor = lazyPart(async () => (await import('./MatchDoctor.tsx')).MatchDoctor);

/** [D08] Whether customs found the bill of lading, apart from whether it took the filing: only both together count. */
export function MatchPanel({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const titleId = useId();
  const now = useMinute();
  const { since, reminders } = matchFacts(filing);
  const age = since === '' ? null : ageSince(since, now);
  const texts = age === null ? null : ageWords(age);
  const { matchStatus } = filing;
  const isDeleted = filing.declarationStatus === 'deleteSuccess';
  const isUnmatched = matchStatus === 'notOnFile' || matchStatus === 'wrongType' || matchStatus === 'duplicate';
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId}>{t('match.title')}</h2>
      <p className={styles.state}>
        <MatchStatusChip status={matchStatus} />
        {texts && <span>{t('match.waits', { age: t(`tools.waiting.${texts.unit}`, { count: texts.count }) })}</span>}
      </p>
      {matchStatus === 'none' && !isLookedFor(filing) && !isDeleted && (
        <p className={styles.quiet}>{t('match.none')}</p>
      )}
      {reminders.length > 0 && (
        <>
          <p className={styles.quiet}>{t('match.reminders')}</p>
          <ol className={styles.reminders}>
            {reminders.map(({ day, at, state }) => (
              <li key={day} data-state={state}>
                <span className={styles.day}>{day === 0 ? t('match.atFiling') : t('match.day', { count: day })}</span>
                <time>{at.slice(0, 10)}</time>
                {state !== 'later' && <span>{t(state === 'said' ? 'match.passed' : 'match.next')}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {isUnmatched && isLookedFor(filing) && (
        <Suspense>
          <MatchDoctor key={`${filing.amsNo} ${matchStatus}`} filing={filing} status={matchStatus} />
        </Suspense>
      )}
    </section>
  );
}

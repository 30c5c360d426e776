import { useTranslate } from 'react-admin';
import { Suspense, useId } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { MatchStatusChip } from '#features/filing/MatchStatusChip.tsx';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { isLookedFor, matchFacts } from './matchFacts.ts';
import { ageSince, splitAge } from './waitingTime.ts';
import styles from './MatchPanel.module.css';

const MatchDiagnosis = lazyPart(async () => (await import('./MatchDiagnosis.tsx')).MatchDiagnosis);

/** [D08] The match of the bill of lading, which is separate from the acceptance of the filing. */
export function MatchPanel({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const titleId = useId();
  const now = useServerMinute();
  const { since, reminders } = matchFacts(filing, now);
  const age = since === '' ? null : ageSince(since, now);
  const waiting = age === null ? null : splitAge(age);
  const { isDuplicate } = filing;
  // A matched filing that another filer filed too has the same remedies.
  const matchStatus = filing.matchStatus === 'onFile' && isDuplicate ? 'duplicate' : filing.matchStatus;
  const isDeleted = filing.declarationStatus === 'deleteSuccess';
  const isUnmatched = matchStatus === 'notOnFile' || matchStatus === 'wrongType' || matchStatus === 'duplicate';
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId}>{t('match.title')}</h2>
      <p className={styles.state}>
        {matchStatus !== filing.matchStatus && <MatchStatusChip status={filing.matchStatus} />}
        <MatchStatusChip status={matchStatus} />
        {waiting && (
          <span>{t('match.waits', { age: t(`tools.waiting.${waiting.unit}`, { count: waiting.count }) })}</span>
        )}
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
                {state !== 'later' && <span>{t(`match.${state}`)}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {isUnmatched && isLookedFor(filing) && (
        <Suspense>
          <MatchDiagnosis key={`${filing.amsNo} ${matchStatus}`} filing={filing} status={matchStatus} />
        </Suspense>
      )}
    </section>
  );
}

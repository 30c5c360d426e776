import { useTranslate } from 'react-admin';
import type { PracticeState } from '#contract/endpoints/practice.ts';
import { PracticeMessages } from './PracticeMessages.tsx';
import styles from './Practice.module.css';

/** The messages of the practice customs: first those with suppressed answers, whose filings wait. */
export function PracticeSections({ state: { messages, silent } }: { state: PracticeState }) {
  const t = useTranslate();
  const unanswered = messages.filter(({ isSilent }) => isSilent);
  const others = messages.filter(({ isSilent }) => !isSilent);
  return (
    <>
      {silent > 0 && (
        <section aria-labelledby="practice-silent">
          <h2 id="practice-silent">{t('practice.silent')}</h2>
          <p className={styles.hint}>
            {t('practice.silentCount', { count: silent })} {t('practice.silentHint')}
          </p>
          <PracticeMessages messages={unanswered} />
        </section>
      )}
      <section aria-labelledby="practice-messages">
        <h2 id="practice-messages">{t('practice.messages')}</h2>
        {others.length > 0 ? (
          <PracticeMessages messages={others} />
        ) : (
          <p className={styles.hint}>{t(messages.length > 0 ? 'practice.noOthers' : 'practice.noMessages')}</p>
        )}
      </section>
    </>
  );
}

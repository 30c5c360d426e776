import { useNotify, useTranslate } from 'ra-core';
import { Button } from '#components/layout/Button.tsx';
import type { PracticeMessage } from '#contract/endpoints/practice.ts';
import { TIMES } from '#contract/limits.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { MessageText } from './MessageText.tsx';
import { usePracticeAct } from './usePractice.ts';
import styles from './Practice.module.css';

/** What the practice customs took lately, word for word, and what it still means to say about it. */
export function PracticeMessages({ messages }: { messages: readonly PracticeMessage[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const answer = usePracticeAct((controlNo: string) => portalClient.call('answerNow', { body: { controlNo } }));
  if (messages.length === 0) return <p className={styles.hint}>{t('practice.noMessages')}</p>;
  return (
    <ol className={styles.messages}>
      {messages.map(({ controlNo, transactionNo, action, amsNo, receivedAt, text, due }) => (
        <li key={controlNo} aria-label={t('practice.message', { controlNo })}>
          <p className={styles.head}>
            <span className={styles.code}>{amsNo}</span>
            <span className={styles.code}>{transactionNo}</span>
            <span>{action}</span>
            <time>{receivedAt}</time>
          </p>
          {due.length === 0 ? (
            <p className={styles.hint}>{t('practice.noDue')}</p>
          ) : (
            <div className={styles.due}>
              <ul aria-label={t('practice.due')}>
                {due.map(({ id, at, said }) => (
                  <li key={id}>
                    <time>{at}</time> <span className={styles.code}>{said}</span>
                  </li>
                ))}
              </ul>
              <Button
                variant="outlined"
                disabled={answer.isPending}
                onClick={() =>
                  answer.mutate(controlNo, {
                    onError: (error) => notify(error.message, { type: 'error', autoHideDuration: TIMES.toastError }),
                  })
                }
              >
                {t('practice.answerNow')}
              </Button>
            </div>
          )}
          <MessageText>{text}</MessageText>
        </li>
      ))}
    </ol>
  );
}

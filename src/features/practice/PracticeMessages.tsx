import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import type { PracticeMessage } from '#contract/endpoints/practice.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PracticeMessageItem } from './PracticeMessageItem.tsx';
import { usePracticeAct } from './usePractice.ts';
import styles from './Practice.module.css';

/** Number of messages shown at first and with each *Show more*. */
const STEP = 10;

/** Messages that the practice customs received, newest first. */
export function PracticeMessages({ messages }: { messages: readonly PracticeMessage[] }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const [most, setMost] = useState(STEP);
  const answer = usePracticeAct((controlNo: string) => dataProvider.answerNow({ body: { controlNo } }));
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const left = messages.length - most;
  return (
    <>
      <ol className={styles.messages}>
        {messages.slice(0, most).map((message) => (
          <PracticeMessageItem
            key={message.controlNo}
            message={message}
            isAnswering={answer.isPending}
            onAnswer={() => answer.mutate(message.controlNo, { onError })}
          />
        ))}
      </ol>
      {left > 0 && (
        <Button variant="outlined" className={styles.more} onClick={() => setMost(most + STEP)}>
          {t('practice.showMore', { count: Math.min(left, STEP) })}
        </Button>
      )}
    </>
  );
}

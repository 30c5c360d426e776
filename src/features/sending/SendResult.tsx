import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { Page } from '#components/layout/Page.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { forgetSelected } from '#components/list/useRestoredPlace.ts';
import { useSendIntents } from '#dataProvider/sendIntents.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { ElsewhereNotes } from './result/ElsewhereNotes.tsx';
import { filedBy } from './result/filedBy.ts';
import { FiledList } from './result/FiledList.tsx';
import type { AnsweredSend } from './result/answeredSend.ts';
import { SendSummary } from './result/SendSummary.tsx';
import { UnsentNote } from './result/UnsentNote.tsx';
import { useElsewhere } from './result/useElsewhere.ts';
import { isUnanswered, useFilingStatuses } from './result/useFilingStatuses.ts';
import styles from './result/SendResult.module.css';

const NONE: readonly string[] = [];

/** `/draft/sent?intents=k1,k2` The result of a send, at its own address; sends of another browser come from the portal. */
export function SendResult() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const text = search.get('intents') ?? '';
  const keys = useMemo(() => [...new Set(text.split(',').filter(Boolean))], [text]);
  const known = useSendIntents();
  const missing = useMemo(
    () => (known ? keys.filter((key) => !known.some((intent) => intent.key === key)) : NONE),
    [known, keys],
  );
  const elsewhere = useElsewhere(missing);
  // The link to the list must not select sent drafts.
  useEffect(() => {
    const sent = known?.filter(({ key, state }) => state === 'done' && keys.includes(key)) ?? [];
    forgetSelected(sent.map(({ draftId }) => draftId));
  }, [known, keys]);
  const own = keys.flatMap((key) => known?.find((intent) => intent.key === key) ?? []);
  const done: AnsweredSend[] = [...own, ...elsewhere.sendings].filter(({ state }) => state === 'done');
  const ids = done.flatMap((sending) => filedBy(sending)).map(({ id }) => id);
  const states = useFilingStatuses(ids);
  // The clicked button is gone, so the focus moves to the result; not on a reload.
  const isReady = known !== null && !elsewhere.isPending;
  useFirstScreen(isReady);
  const isArrival = useNavigationType() !== 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReady && isArrival) focusHeading(heading.current ?? undefined);
  }, [isReady, isArrival]);
  if (!isReady) return <PageSkeleton />;

  const count = ids.length;
  const waits = ids.some((id) => {
    const filing = states.get(id);
    return !filing || isUnanswered(filing);
  });
  return (
    <Page titleKey="titles.draftSent">
      <div className={styles.result}>
        <div>
          {count > 0 && (
            <div className={styles.words}>
              <h2 ref={heading} tabIndex={-1}>
                {t('send.result.done', { count })}
              </h2>
              <p>{t(waits ? 'send.result.text' : 'send.result.answered')}</p>
            </div>
          )}
          <ElsewhereNotes elsewhere={elsewhere} />
          {own.map((intent) => intent.state !== 'done' && <UnsentNote key={intent.key} intent={intent} />)}
          {count > 0 && <FiledList sendings={done} states={states} />}
        </div>
        <SendSummary done={done} waits={waits} />
      </div>
    </Page>
  );
}

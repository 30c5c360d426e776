import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useNavigationType, useSearchParams } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { Page } from '#components/layout/Page.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { forgetSelected } from '#components/list/useRestoredPlace.ts';
import { useSendIntents } from '#dataProvider/sendIntents.ts';
import { ChangeNote } from './result/ChangeNote.tsx';
import { filedBy } from './result/filedBy.ts';
import { FilingTable } from './result/FilingTable.tsx';
import { UnsentNote } from './result/UnsentNote.tsx';
import { useNextDraft } from './result/useNextDraft.ts';
import styles from './result/SendResult.module.css';

/** `/draft/sent?intents=k1,k2` The result of a send, at its own address and read from local data. */
export function SendResult() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const text = search.get('intents') ?? '';
  const keys = useMemo(() => [...new Set(text.split(',').filter(Boolean))], [text]);
  const known = useSendIntents();
  const nextDraft = useNextDraft();
  // The link to the list must not select sent drafts.
  useEffect(() => {
    const sent = known?.filter(({ key, state }) => state === 'done' && keys.includes(key)) ?? [];
    forgetSelected(sent.map(({ draftId }) => draftId));
  }, [known, keys]);
  // The clicked button is gone, so the focus moves to the result; not on a reload.
  const isKnown = known !== null;
  const isArrival = useNavigationType() !== 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isKnown && isArrival) focusHeading(heading.current ?? undefined);
  }, [isKnown, isArrival]);
  if (known === null) return <PageSkeleton />;

  const intents = keys.flatMap((key) => known.find((intent) => intent.key === key) ?? []);
  const done = intents.filter(({ state }) => state === 'done');
  const count = done.flatMap((intent) => filedBy(intent)).length;
  return (
    <Page titleKey="titles.draftSent">
      <div className={styles.result}>
        {count > 0 && (
          <div className={styles.words}>
            <h2 ref={heading} tabIndex={-1}>
              {t('send.result.done', { count })}
            </h2>
            <p>{t('send.result.text')}</p>
          </div>
        )}
        {intents.length < keys.length && <p className={styles.note}>{t('send.result.unknownKeys')}</p>}
        {intents.map((intent) => intent.state !== 'done' && <UnsentNote key={intent.key} intent={intent} />)}
        {done.map((intent) => intent.filingId !== undefined && <ChangeNote key={intent.key} intent={intent} />)}
        {done.length > 0 && <FilingTable intents={done} />}
        <p className={styles.links}>
          {nextDraft && <Link to={pathTo.draft(nextDraft)}>{t('send.result.nextDraft')}</Link>}
          <Link to={pathTo.screen('draftList')}>{t('send.toDrafts')}</Link>
          <Link to={pathTo.screen('hasSentList')}>{t('send.toSent')}</Link>
        </p>
      </div>
    </Page>
  );
}

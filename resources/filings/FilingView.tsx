import { LinkBase, useTranslate } from 'react-admin';
import { useRef } from 'react';
import { groupOf } from '#contract/filingGroups.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { FilingReason } from '#features/changes/actions/FilingReason.tsx';
import { FilingFacts } from '#features/filing/FilingFacts.tsx';
import { FilingNotices } from '#features/filing/FilingNotices.tsx';
import { FilingMessage } from './FilingMessage.tsx';
import { FilingVersion } from './FilingVersion.tsx';
import { filingSteps } from '#features/filing/filingSteps.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { CodeHelp } from '#features/receipts/CodeHelp.tsx';
import { ZoneNote } from '#features/filing/ZoneNote.tsx';
import { ReceiptTimeline } from '#features/receipts/ReceiptTimeline.tsx';
import { Stepper } from '#features/filing/Stepper.tsx';
import { WaitingAge } from './WaitingAge.tsx';
import styles from './FilingView.module.css';

/** The body of a filing's page: rejection, facts, progress, receipts, values. */
export function FilingView({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const now = useServerMinute();
  const data = useRef<HTMLDivElement>(null);
  const isWaiting = groupOf(filing) === 'waiting';
  const mayChange = filing.actions.includes('modify') || filing.actions.includes('resend');
  return (
    <>
      <div className={styles.summary}>
        <FilingReason filing={filing} />
        <FilingNotices filing={filing} />
        <FilingFacts filing={filing} />
      </div>
      <section aria-label={t('sent.progress')}>
        <Stepper steps={filingSteps(filing)} />
        {filing.waitsFor ? (
          <p className={styles.hint}>
            <LinkBase to={pathTo.filing(filing.waitsFor.id)}>
              {t('match.waitsFor', { amsNo: filing.waitsFor.amsNo })}
            </LinkBase>
          </p>
        ) : (
          isWaiting && (
            <p className={styles.hint}>
              {t('sent.waitingHint')} <WaitingAge since={filing.operationAt} now={now} isAnswerDue />
            </p>
          )
        )}
        {filing.toComplete && <p className={styles.hint}>{t('match.toCompleteHint')}</p>}
      </section>
      <div className={styles.columns}>
        <div className={styles.receipts}>
          <MatchPanel filing={filing} />
          <section aria-labelledby="receiptsTitle">
            <div className={styles.titled}>
              <h2 id="receiptsTitle">{t('sent.receipts')}</h2>
              <CodeHelp />
              <ZoneNote />
            </div>
            <ReceiptTimeline
              receipts={filing.receipts}
              bill={filing}
              isClosedHere={filing.latest.isLocal}
              pathTo={mayChange ? (field) => pathTo.modify(filing.id, field) : undefined}
            />
            <p className={styles.hint}>
              <LinkBase to={pathTo.history(filing.id)}>{t('history.link')}</LinkBase>
            </p>
          </section>
        </div>
        <div className={styles.data}>
          <FilingVersion filing={filing} panel={data} />
          <FilingMessage filing={filing} panel={data} />
        </div>
      </div>
    </>
  );
}

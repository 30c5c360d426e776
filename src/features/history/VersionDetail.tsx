import { useTranslate } from 'react-admin';
import { Suspense, useId, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { OperationDetail } from '#contract/endpoints/filingLife.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { ReceiptTimeline } from '../receipts/ReceiptTimeline.tsx';
import { VersionTable } from './VersionTable.tsx';
import { versionBlocks } from './versionBlocks.ts';
import styles from './History.module.css';

const SentWire = lazyPart(async () => (await import('../message/SentWire.tsx')).SentWire);

/** [D12] One operation: its changes, its message and the answers of customs. */
export function VersionDetail({ operation }: { operation: OperationDetail }) {
  const t = useTranslate();
  const changesId = useId();
  const receiptsId = useId();
  const messageId = useId();
  const panel = useRef<HTMLElement>(null);
  const { before, after, action, message, sentAt, receipts } = operation;
  const isFirst = before === null;
  // In a first version everything is new, so all fields are shown.
  const [changedOnly, setChangedOnly] = useState(true);
  const shown = after ?? before;
  const blocks = useMemo(() => versionBlocks(before, after, changedOnly), [before, after, changedOnly]);
  const isDeletion = action === 'delete';
  const billType = shown?.billType;

  return (
    <div className={styles.detail}>
      <section ref={panel} aria-labelledby={changesId}>
        <div className={styles.sectionHead}>
          <h2 id={changesId}>{t('history.changes')}</h2>
          {!isFirst && (
            <label className={styles.toggle}>
              <input type="checkbox" checked={changedOnly} onChange={(event) => setChangedOnly(event.target.checked)} />
              {t('history.changedOnly')}
            </label>
          )}
        </div>
        {isDeletion ? (
          <p className={styles.quiet}>{t('history.deletion')}</p>
        ) : (
          isFirst && <p className={styles.quiet}>{t('history.first')}</p>
        )}
        {!isFirst && !isDeletion && blocks.length === 0 && <p className={styles.quiet}>{t('history.noChanges')}</p>}
        {billType !== undefined && !(isDeletion && changedOnly) && (
          <VersionTable billType={billType} blocks={blocks} isFirst={isFirst} />
        )}
      </section>
      <section aria-labelledby={receiptsId}>
        <h2 id={receiptsId}>{t('history.receipts')}</h2>
        {shown && <ReceiptTimeline receipts={receipts} bill={shown} isClosedHere={message === ''} />}
      </section>
      <section aria-labelledby={messageId}>
        <h2 id={messageId}>{t('history.message')}</h2>
        {message !== '' && (
          <p className={styles.quiet}>{sentAt ? t('history.sentAt', { time: sentAt }) : t('history.notSent')}</p>
        )}
        {billType !== undefined && (
          <Suspense fallback={<output>{t('wire.writing')}</output>}>
            <SentWire message={message} entity={billEntity(billType)} panel={panel} fileName={`isf-${operation.id}`} />
          </Suspense>
        )}
      </section>
    </div>
  );
}

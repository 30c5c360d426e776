import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import type { Tone } from '#contract/statuses.ts';
import { shipmentLine } from '#features/filing/shipmentLine.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { notStoredKey } from '#dataProvider/sendIntents.ts';
import { BlockFacts } from './BlockFacts.tsx';
import { CheckingNote } from './CheckingNote.tsx';
import { billNumbers } from './draftCheck.ts';
import { maySendAgain } from '#dataProvider/sendIntents.ts';
import { Findings } from './Findings.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { isPriceChange, type SendLine, type LineState } from './sendLine.ts';
import styles from './DraftCard.module.css';

interface DraftCardProps {
  line: SendLine;
  /** Expands the sections. */
  isOpen: boolean;
  /** The user confirmed sending although customs would reject it. */
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onRetry: () => void;
}

const TONES: Record<Exclude<LineState, 'idle'>, Tone> = {
  waiting: 'waiting',
  sending: 'waiting',
  accepted: 'green',
  problem: 'red',
  checking: 'waiting',
};

/** With more, other content would move out of view. */
const NUMBERS_IN_SIGHT = 6;

/** One draft of the selection: numbers, progress, problems, and facts by section. */
export function DraftCard({ line, isOpen, isTicked, onTick, onRetry }: DraftCardProps) {
  const t = useTranslate();
  const { check, state, intent, notStored, error } = line;
  const ready = check?.state === 'ready' ? check : null;
  const numbers = check && check.state !== 'gone' ? billNumbers(check.bill) : (intent?.amsNos ?? []);
  const billType = check && check.state !== 'gone' ? check.bill.billType : intent?.billType;
  // Up to one more than the limit, all are shown with their price.
  const inSight = numbers.length > NUMBERS_IN_SIGHT + 1 ? NUMBERS_IN_SIGHT : numbers.length;
  // The portal has no such send; still gray, because nothing was refused.
  const isUnknown = state === 'checking' && intent !== undefined && maySendAgain(intent);
  const isOver = state === 'accepted' || state === 'checking' || state === 'sending';

  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {billType !== undefined && <span className={styles.type}>{t(`choices.billType.${billType}`)}</span>}
          {numbers.slice(0, inSight).map((number) => (
            <BillNumber key={number} value={number} />
          ))}
          {numbers.length > inSight && (
            <span className={styles.type}>{t('send.moreNumbers', { count: numbers.length - inSight })}</span>
          )}
          {numbers.length === 0 && check?.state !== 'gone' && (check || error) && t('send.noNumber')}
        </h2>
        {state !== 'idle' && (
          <StatusChip tone={isPriceChange(intent) ? 'waiting' : TONES[state]}>
            {t(`send.state.${isUnknown ? 'problem' : state}`)}
          </StatusChip>
        )}
      </div>
      {ready && <p className={styles.shipment}>{shipmentLine(ready.bill)}</p>}
      {!check && !error && <div className={styles.skeleton} />}
      {error && !check && (
        <div className={styles.errors} role="alert">
          <p>{t('send.failed', { reason: t(error.message, { _: error.message }) })}</p>
          <Button variant="outlined" onClick={onRetry}>
            {t('send.retry')}
          </Button>
        </div>
      )}
      {state === 'checking' && intent && <CheckingNote intent={intent} />}
      {state === 'problem' && notStored && (
        <p className={styles.errors}>{t(notStoredKey(notStored.reason), { reason: notStored.reason })}</p>
      )}
      {state === 'problem' && !notStored && intent && <RefusalNote intent={intent} check={check} />}
      {check?.state === 'gone' && state === 'idle' && <p className={styles.note}>{check.sent ?? t('send.gone')}</p>}
      {check?.state === 'unsaved' && (
        <p className={styles.errors}>
          {t('send.unsaved', { reason: check.reason.message })}{' '}
          <Link to={pathTo.draft(check.id)}>{t('send.back')}</Link>
        </p>
      )}
      {ready && !isOver && (
        <Findings check={ready} hasRefusal={state === 'problem'} isTicked={isTicked} onTick={onTick} />
      )}
      {ready && !isOver && (
        <details className={styles.blocks} open={isOpen}>
          <summary>{t('send.contents')}</summary>
          <BlockFacts bill={ready.bill} draftId={ready.id} />
        </details>
      )}
    </li>
  );
}

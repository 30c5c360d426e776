import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { ToneMark } from '#components/status/ToneMark.tsx';
import type { StatusTone } from '#components/status/tone.ts';
import { PopoverDialog } from '#components/layers/PopoverDialog.tsx';
import type { BellEvent } from '#contract/endpoints/push.ts';
import type { PushEventKind } from '#contract/pushEvents.ts';
import { pathTo } from '#contract/routes.ts';
import { pushLine } from '#rules/pushLine.ts';
import styles from './Bell.module.css';

const TONES: Record<PushEventKind, StatusTone> = {
  submitted: 'waiting',
  accepted: 'green',
  acceptedWithWarning: 'greenWarning',
  rejected: 'red',
  matched: 'green',
  notMatched: 'red',
  duplicate: 'red',
  deadline48: 'waiting',
  deadline24: 'red',
  balanceLow: 'red',
  service: 'green',
};

interface BellPanelProps {
  opener: HTMLElement;
  /** Null while they are loading, or could not be loaded. */
  records: readonly BellEvent[] | null;
  /** Set when they could not be loaded. */
  onRetry: (() => void) | null;
  onClose: () => void;
}

export function BellPanel({ opener, records, onRetry, onClose }: BellPanelProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <PopoverDialog opener={opener} titleId={titleId} className={styles.panel} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('push.bell.title')}</h2>
        <Link to={pathTo.screen('settingEmail')} onClick={onClose}>
          {t('push.bell.settings')}
        </Link>
      </header>
      {records === null && onRetry && (
        <div className={styles.empty}>
          <p>{t('push.bell.failed')}</p>
          <Button variant="outlined" onClick={onRetry}>
            {t('push.bell.retry')}
          </Button>
        </div>
      )}
      {records?.length === 0 && (
        <div className={styles.empty}>
          <strong>{t('push.bell.none')}</strong>
          <p>{t('push.bell.noneText')}</p>
        </div>
      )}
      {records !== null && records.length > 0 && (
        <ul className={styles.events}>
          {records.map((event) => (
            <li key={event.id} data-unread={event.isUnread || undefined}>
              <Event event={event} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
    </PopoverDialog>
  );
}

function Event({ event, onClose }: { event: BellEvent; onClose: () => void }) {
  const t = useTranslate();
  const { kind, subject, detail, at, isUnread, filingId, draftId } = event;
  const tone = kind === 'service' && detail === 'rejected' ? 'red' : TONES[kind];
  const content = (
    <>
      <span className={styles.mark} data-tone={tone}>
        <ToneMark tone={tone} />
      </span>
      <span className={styles.words}>
        {t(`push.lines.${pushLine(event)}`, { subject, detail })}
        <time>{at.slice(0, 16)}</time>
      </span>
      {isUnread && (
        <span className={styles.dot}>
          <span className={styles.hidden}>{t('push.bell.isUnread')}</span>
        </span>
      )}
    </>
  );
  const path = filingId ? pathTo.filing(filingId) : draftId ? pathTo.draft(draftId) : null;
  if (path === null) return <div className={styles.event}>{content}</div>;
  return (
    <Link to={path} className={styles.event} onClick={onClose}>
      {content}
    </Link>
  );
}

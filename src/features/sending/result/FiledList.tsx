import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FilingDetail, SendReply } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { FilingReason } from '#features/changes/actions/FilingReason.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { SuretyNotice } from '#features/filing/FilingNotices.tsx';
import { filingSteps } from '#features/filing/filingSteps.ts';
import { MatchStatusChip } from '#features/filing/MatchStatusChip.tsx';
import { shipmentLine } from '#features/filing/shipmentLine.ts';
import { Stepper } from '#features/filing/Stepper.tsx';
import { withZone } from '#schema/dateText.ts';
import { BlockFacts } from '../check/BlockFacts.tsx';
import { ChangeNote } from './ChangeNote.tsx';
import { filedBy } from './filedBy.ts';
import type { AnsweredSend } from './answeredSend.ts';
import styles from './SendResult.module.css';

/** With more filings, each is one line and, if rejected, its reason. */
const WITH_STEPS_MAX = 6;

interface FiledListProps {
  sendings: readonly AnsweredSend[];
  states: ReadonlyMap<string, FilingDetail>;
}

/** Filings created or changed by a send, with live progress, and reason and fix of a rejected one. */
export function FiledList({ sendings, states }: FiledListProps) {
  const filed = sendings.flatMap((sending) => filedBy(sending).map((filing) => ({ sending, filing })));
  return (
    <ol>
      {filed.map(({ sending, filing }) => (
        <Filed
          key={filing.id}
          sending={sending}
          filing={filing}
          now={states.get(filing.id)}
          hasSteps={filed.length <= WITH_STEPS_MAX}
          hasContents={filed.length === 1 && sending.filingId === undefined}
        />
      ))}
    </ol>
  );
}

interface FiledProps {
  sending: AnsweredSend;
  filing: SendReply['filings'][number];
  now: FilingDetail | undefined;
  hasSteps: boolean;
  hasContents: boolean;
}

function Filed({ sending, filing, now, hasSteps, hasContents }: FiledProps) {
  const t = useTranslate();
  const amsNo = now?.amsNo ?? filing.amsNo;
  return (
    <li className={styles.filing}>
      <div className={styles.filingHead}>
        <BillNumber value={amsNo} />
        <Link to={pathTo.filing(filing.id)} className={styles.mono}>
          {filing.isfNo}
        </Link>
        <output className={styles.chips}>
          {now ? (
            <>
              <DeclarationStatusChip status={now.declarationStatus} />
              <MatchStatusChip status={now.matchStatus} />
            </>
          ) : (
            t('send.result.statusUnread')
          )}
        </output>
        {now && (
          <span className={styles.facts}>
            <span>{shipmentLine(now)}</span>
            <span className={styles.sentAt}>
              {t('send.result.sentAt')} <time>{withZone(sentTime(sending, now))}</time>
            </span>
          </span>
        )}
      </div>
      {sending.filingId !== undefined && <ChangeNote sending={sending} now={now} />}
      {now && <FilingReason filing={now} level="h3" />}
      {now && <SuretyNotice filing={now} />}
      {now && hasSteps && <Stepper steps={filingSteps(now)} />}
      {now && hasContents && (
        <section className={styles.contents} aria-label={t('send.result.contents')}>
          <h3>{t('send.result.contents')}</h3>
          <BlockFacts bill={now} />
        </section>
      )}
    </li>
  );
}

/** The portal's time of the send; receipts do not change it. */
const sentTime = ({ call }: AnsweredSend, { createdAt, latest }: FilingDetail): string =>
  call === 'updateFiling' ? latest.at : createdAt;

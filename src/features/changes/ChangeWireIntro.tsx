import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { ChangeKind } from '#contract/codes.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { rehearse } from '#customs/rehearse.ts';
import { createFieldMark } from '../message/fieldMark.ts';
import { WireView } from '../message/WireView.tsx';
import { filingToBill } from './openChange.ts';
import { media } from '#components/theme/tokens.ts';
import styles from './ChangeWireIntro.module.css';

interface ChangeWireIntroProps {
  /** Null until loaded. */
  filing: FilingDetail | null;
  kind: ChangeKind | undefined;
  /** The bill has several numbers and cannot be sent. */
  isSeveral: boolean;
  /** The current B/L number of the bill. */
  newNumber: string;
  /** The transaction number of the message below; empty if there is none yet. */
  isfNo: string;
}

/** [D09] Shown above the message of a change: its effect, and the deletion sent before it. */
export function ChangeWireIntro({ filing, kind, isSeveral, newNumber, isfNo }: ChangeWireIntroProps) {
  const t = useTranslate();
  if (!filing || !kind) return <output className={styles.intro}>{t('wire.change.unknown')}</output>;
  if (isSeveral) return <p className={styles.intro}>{t('changes.blocked.severalNumbers')}</p>;
  if (kind !== 'deleteSend') return <p className={styles.intro}>{t(`wire.change.${kind}`, { isfNo })}</p>;
  const { amsNo, declarationStatus } = filing;
  if (declarationStatus === 'receiveFailed') {
    return <p className={styles.intro}>{t('wire.change.closedHere', { amsNo })}</p>;
  }
  return (
    <>
      <Deletion filing={filing} />
      <h3 className={styles.title}>{t('wire.change.afterDeletion', { amsNo: newNumber })}</h3>
      <p className={styles.intro}>{t('wire.change.waits')}</p>
    </>
  );
}

/** Shows the bill as sent, not linked to the form. */
function Deletion({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const mark = useMemo(() => createFieldMark(), []);
  const { isfNo, houseScac, amsNo } = filing;
  const customsNo = filing.customsNo ?? undefined;
  const { records, read } = useMemo(
    () => rehearse(filingToBill(filing), { action: 'D', isfNo, customsNo, filerCode: houseScac }),
    [filing, isfNo, customsNo, houseScac],
  );
  const title = t('wire.change.deletion', { amsNo });
  return (
    <details className={styles.deletion} open={window.matchMedia(ROOMY).matches}>
      <summary className={styles.title}>{title}</summary>
      <WireView
        records={records}
        read={read}
        entity={billEntity(filing.billType)}
        mark={mark}
        fileName={`isf-${amsNo.toLowerCase()}-deletion`}
        label={title}
      />
    </details>
  );
}

/** From this width on the message has its own column. */
const ROOMY = media('from', 'wide');

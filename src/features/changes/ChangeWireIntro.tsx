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
  /** Null until the portal has said how it stands. */
  filing: FilingDetail | null;
  kind: ChangeKind | undefined;
  /** More rows than one: nothing can leave. */
  isSeveral: boolean;
  /** The B/L number that the bill has now. */
  newNumber: string;
  /** The number that the message below goes under; empty for one that has none yet. */
  isfNo: string;
}

/** [D09] Above the message of a change: what it does at customs, and the message that goes before it. */
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

/** It is about the bill as it was sent: nothing of it is tied to the form. */
function Deletion({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const mark = useMemo(() => createFieldMark(), []);
  const { isfNo, houseScac, amsNo } = filing;
  const { records, read } = useMemo(
    () => rehearse(filingToBill(filing), { action: 'D', isfNo, filerCode: houseScac }),
    [filing, isfNo, houseScac],
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

/** The message has a column of its own from this width on; below it every line counts. */
const ROOMY = media('from', 'wide');

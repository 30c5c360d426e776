import { useTranslate } from 'react-admin';
import { CopyableNumber } from '#components/status/CopyableNumber.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { MatchStatusChip } from '#features/filing/MatchStatusChip.tsx';
import { HelpPoint } from '#features/help/HelpPoint.tsx';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import styles from './FilingView.module.css';

/** Type, ISF number and statuses below the title; status changes are announced. */
export function FilingHead({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const { declarationStatus, matchStatus } = filing;
  return (
    <>
      <span className={styles.type}>{filing.declarationType}</span>
      <span className={styles.isfNo}>
        {t('sent.isfNo')}{' '}
        <CopyableNumber value={filing.isfNo}>
          <span className={styles.code}>{filing.isfNo}</span>
        </CopyableNumber>
      </span>
      <span className={styles.chips}>
        <output>
          <DeclarationStatusChip status={declarationStatus} />
        </output>
        <HelpPoint topic={`declaration.${declarationStatus}`} name={t(`statuses.declaration.${declarationStatus}`)} />
        <output>
          <MatchStatusChip status={matchStatus} />
        </output>
        <HelpPoint topic={`match.${matchStatus}`} name={t(`statuses.match.${matchStatus}`)} />
      </span>
    </>
  );
}

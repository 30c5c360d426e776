import { useTranslate } from 'react-admin';
import { UNBONDED_CARGO_TYPES } from '#contract/codes.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { isSingleBond } from '#contract/entities/checks.ts';
import { fieldText } from '#schema/recordText.ts';
import styles from './FilingFacts.module.css';

/** Notices about a filing beside its statuses: facts to know, and actions to take. */
export function FilingNotices({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const { hasParkedAnswer, isDuplicate, matchStatus } = filing;
  return (
    <>
      {hasParkedAnswer && (
        <output className={styles.notice}>
          <strong>{t('sent.unplaced.title')}</strong> {t('sent.unplaced.text')}
        </output>
      )}
      {isDuplicate && matchStatus !== 'duplicate' && (
        <output className={styles.notice}>
          <strong>{t('sent.said.duplicate')}</strong> {t('sent.advice.duplicate')}
        </output>
      )}
      <SuretyNotice filing={filing} />
    </>
  );
}

/** [X03] The surety of a single transaction bond needs customs' transaction number after the acceptance. */
export function SuretyNotice({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const { customsNo, declarationStatus } = filing;
  if (!isSingleBond(filing) || UNBONDED_CARGO_TYPES.includes(fieldText(filing, 'cargoType'))) return null;
  if (declarationStatus === 'receiveFailed' || declarationStatus === 'deleteSuccess') return null;
  const args = { surety: fieldText(filing, 'suretyCode'), reference: fieldText(filing, 'bondReferenceNo'), customsNo };
  return (
    <output className={styles.notice}>
      <strong>{t('sent.surety.title')}</strong> {t(`sent.surety.${customsNo === null ? 'later' : 'now'}`, args)}
    </output>
  );
}

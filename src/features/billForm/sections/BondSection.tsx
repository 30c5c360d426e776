import { useTranslate } from 'react-admin';
import { Field } from '#components/form/field/Field.tsx';
import { useStructure } from '#components/form/FormContext.ts';
import { UNBONDED_CARGO_TYPES } from '#contract/codes.ts';
import { hasProviderBond } from '#contract/entities/checks.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { FEES } from '#contract/limits.ts';
import { FoldedFields } from './FoldedFields.tsx';
import { OtherFields } from './OtherFields.tsx';
import { remainingFields, type SectionProps } from './sectionProps.ts';
import styles from '../BillForm.module.css';

const PLACED = ['bondType', 'bondHolderType', 'bondHolderId', 'suretyCode', 'bondReferenceNo', 'bondActivity'];
const ACTIVITY = ['bondActivity'];

/** [B07] The bond fields; shows the price of the provider's bond before it is sent. */
export function BondSection({ names }: SectionProps) {
  const t = useTranslate();
  const isProviders = useStructure(({ record }) => hasProviderBond(record));
  const count = useStructure(({ record }) => fieldRows(record, 'amsRequestList').length);
  const isUnbonded = useStructure(({ record }) => UNBONDED_CARGO_TYPES.includes(fieldText(record, 'cargoType')));
  return (
    <>
      <div className={styles.grid}>
        <Field name="bondType" className={styles.third} />
        <Field name="bondHolderType" className={styles.third} />
        <Field
          name="bondHolderId"
          className={styles.third}
          hint={t(isProviders ? 'billForm.bond.providerHolder' : 'billForm.idHint.holder')}
        />
        <Field name="suretyCode" className={styles.third} hint={t('billForm.bond.suretyHint')} />
        <Field name="bondReferenceNo" className={styles.third} />
      </div>
      {isUnbonded && (
        <p className={styles.noBond} role="note">
          {t('billForm.bond.notNeeded')}
        </p>
      )}
      {isProviders && !isUnbonded && (
        <p className={styles.price} role="note">
          <strong>{t('billForm.bond.providerPrice', { fee: FEES.providerBond })}</strong>{' '}
          {count > 1 && `${t('billForm.bond.providerTotal', { count, total: count * FEES.providerBond })} `}
          {t('billForm.bond.providerCondition')}
        </p>
      )}
      {!isProviders && !isUnbonded && (
        <FoldedFields title={t('billForm.bond.more')} names={ACTIVITY}>
          <div className={`${styles.grid} ${styles.unfolded}`}>
            <Field name="bondActivity" className={styles.third} hint={t('billForm.bond.activityHint')} />
          </div>
        </FoldedFields>
      )}
      <OtherFields names={remainingFields(names, PLACED)} />
    </>
  );
}

import { useTranslate } from 'react-admin';
import { Field } from '#components/form/Field.tsx';
import { OtherFields } from './OtherFields.tsx';
import { unplacedFields, type SectionProps } from './sectionProps.ts';
import styles from './BillForm.module.css';

const PLACED = ['dischargingPortCode', 'deliveryCode'];

/** [B02] The route of transit cargo: port of discharge and place of delivery. */
export function RoutingSection({ names }: SectionProps) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.grid}>
        <Field name="deliveryCode" className={styles.column} hint={t('partyTools.port.delivery')} />
        <Field name="dischargingPortCode" className={styles.column} hint={t('partyTools.port.discharge')} />
      </div>
      <OtherFields names={unplacedFields(names, PLACED)} />
    </>
  );
}

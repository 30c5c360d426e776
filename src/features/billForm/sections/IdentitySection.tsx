import { useTranslate } from 'react-admin';
import { BlockNameProvider } from '#components/form/field/BlockNameContext.ts';
import { Field } from '#components/form/field/Field.tsx';
import { useStructure } from '#components/form/FormContext.ts';
import { fieldText } from '#schema/recordText.ts';
import { OtherFields } from './OtherFields.tsx';
import { sectionTitle } from './BillSection.tsx';
import { remainingFields, type SectionProps } from './sectionProps.ts';
import styles from '../BillForm.module.css';

/** [B08] Importer or consignee: ID type and number; full name, birth date and nationality for the types that need them. */
export function IdentitySection({ section, names }: SectionProps) {
  const t = useTranslate();
  const type = useStructure(({ record }) => fieldText(record, `${section}Type`));
  return (
    <BlockNameProvider value={t(sectionTitle(section))}>
      <div className={styles.grid}>
        <Field name={`${section}Type`} className={styles.third} />
        <Field name={`${section}Id`} className={styles.third} hint={t(`billForm.idHint.${type}`, { _: '' })} />
        <Field name={`${section}Name`} className={styles.third} hint={t('billForm.fullNameHint')} />
        <Field name={`${section}Birth`} className={styles.sixth} />
        <Field name={`${section}Country`} className={styles.sixth} />
      </div>
      <OtherFields
        names={remainingFields(
          names,
          ['Type', 'Id', 'Name', 'Birth', 'Country'].map((part) => section + part),
        )}
      />
    </BlockNameProvider>
  );
}

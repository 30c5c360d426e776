import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/FormContext.ts';
import { RowsEditor } from '#components/form/RowsEditor.tsx';
import { OtherFields } from './OtherFields.tsx';
import { othersOf, type SectionProps } from './sectionProps.ts';
import styles from './BillForm.module.css';

const PLACED = ['houseScac', 'cargoType', 'loadingAt', 'amsRequestList'];

/** What is shipped under which bills of lading; what the tool alone needs stands behind "More", open when filled. */
export function ShipmentSection({ names }: SectionProps) {
  const t = useTranslate();
  const form = useForm();
  const more = othersOf(names, PLACED);
  const [isFilled] = useState(() =>
    more.some((name) => {
      const field = form.entity.fields[name];
      return field?.kind !== 'rows' && form.value(name) !== (field?.initial ?? '');
    }),
  );
  return (
    <>
      <div className={styles.grid}>
        <Field name="houseScac" className={styles.third} hint={t('billForm.filerHint')} />
        <Field name="cargoType" className={styles.third} />
        <Field name="loadingAt" className={styles.third} hint={t('billForm.loadingHint')} />
      </div>
      <RowsEditor list="amsRequestList" columns="minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)" carry={['amsType']} />
      {more.length > 0 && (
        <details className={styles.more} open={isFilled}>
          <summary>{t('billForm.more')}</summary>
          <OtherFields names={more} />
        </details>
      )}
    </>
  );
}

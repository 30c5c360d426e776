import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/FormContext.ts';
import { RowsEditor } from '#components/form/RowsEditor.tsx';
import { LoadingDue } from './LoadingDue.tsx';
import { OtherFields } from './OtherFields.tsx';
import { pasteRules } from './pasteRules.ts';
import { othersOf, type SectionProps } from './sectionProps.ts';
import styles from './BillForm.module.css';

const LIST = 'amsRequestList';
const CARRY = ['amsType'];
const PASTE = pasteRules(LIST, ['amsNo', 'amsType', 'userRemark']);
const PLACED = ['houseScac', 'cargoType', 'loadingAt', 'amsRequestList'];

/** What is shipped under which bills of lading; what the tool alone needs stands behind "More", open when filled. */
export function ShipmentSection({ names }: SectionProps) {
  const t = useTranslate();
  const form = useForm();
  const isSingle = form.mostRows(LIST) === 1;
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
      <LoadingDue />
      <RowsEditor
        list={LIST}
        // Sixteen characters stay whole beside the message, too.
        columns="minmax(170px, 4fr) minmax(88px, 2fr) minmax(0, 5fr)"
        carry={CARRY}
        hint={isSingle ? t('billForm.oneNumber') : undefined}
        warned="grid.radar.count"
        restTexts={isSingle ? 'grid.restSingle' : 'grid.rest'}
        paste={PASTE}
        repeated="validation.amsRepeated"
      />
      {more.length > 0 && (
        <details className={styles.more} open={isFilled}>
          <summary>{t('billForm.more')}</summary>
          <OtherFields names={more} />
        </details>
      )}
    </>
  );
}

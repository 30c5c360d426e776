import { useTranslate } from 'react-admin';
import { useState, useCallback, useSyncExternalStore } from 'react';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/FormContext.ts';
import { RowsEditor } from '#components/form/RowsEditor.tsx';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { OtherFields } from './OtherFields.tsx';
import { pasteRules } from './pasteRules.ts';
import { unplacedFields, type SectionProps } from './sectionProps.ts';
import styles from './BillForm.module.css';

const LIST = 'amsRequestList';
const CARRY = ['amsType'];
const PASTE = pasteRules(LIST, ['amsNo', 'amsType', 'userRemark']);
const PLACED = ['houseScac', 'cargoType', 'loadingAt', 'amsRequestList'];

/** The shipment and its bills of lading; internal fields under "More", which is open if filled. */
export function ShipmentSection({ names }: SectionProps) {
  const t = useTranslate();
  const form = useForm();
  const isSingle = form.mostRows(LIST) === 1;
  const more = unplacedFields(names, PLACED);
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
        // Wide enough for sixteen characters beside the message form.
        columns="minmax(170px, 4fr) minmax(88px, 2fr) minmax(0, 5fr)"
        carry={CARRY}
        hint={isSingle ? t('billForm.oneNumber') : undefined}
        warned="grid.radar.count"
        overflowTexts={isSingle ? 'grid.restSingle' : 'grid.rest'}
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

/** [K02] The time until loading and the filing deadline; updates without rendering the form. */
function LoadingDue() {
  const form = useForm();
  const now = useServerMinute();
  const loadingAt = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => form.value('loadingAt'),
  );
  return (
    <div className={styles.due}>
      <LoadingMark loadingAt={loadingAt} now={now} isLong />
    </div>
  );
}

import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Field } from '#components/form/field/Field.tsx';
import { useForm, useStructure } from '#components/form/FormContext.ts';
import { RowsEditor } from '#components/form/grid/RowsEditor.tsx';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import { useFormDeadline } from '#features/filing/useFormDeadline.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { cargoTypeFields } from '#contract/entities/cargoFields.ts';
import { isShown } from '#schema/fieldIssues.ts';
import { FoldedFields } from './FoldedFields.tsx';
import { OtherFields } from './OtherFields.tsx';
import { pasteRules } from './pasteRules.ts';
import { remainingFields, type SectionProps } from './sectionProps.ts';
import { useFold } from './useFold.ts';
import styles from '../BillForm.module.css';

const LIST = 'amsRequestList';
const CARRY = ['amsType'];
const PASTE = pasteRules(LIST, ['amsNo', 'amsType', 'userRemark']);
const CARRY_CONTAINER = ['containerType', 'sizeType'];
const PASTE_CONTAINERS = pasteRules('containerList', ['containerNo', 'containerType', 'sizeType']);
const CARGO = ['transportMode', 'masterBill', 'containerList'];
const BY_CARGO_TYPE = Object.keys(cargoTypeFields);
const PLACED = ['houseScac', 'cargoType', 'loadingAt', 'amsRequestList', ...CARGO, ...BY_CARGO_TYPE];

/** The shipment and its bills of lading; internal fields under "More", cargo that few filings have folded. */
export function ShipmentSection({ names }: SectionProps) {
  const t = useTranslate();
  const form = useForm();
  const isSingle = form.mostRows(LIST) === 1;
  const more = useMemo(() => remainingFields(names, PLACED), [names]);
  const { isOpen, choose } = useFold(more);
  return (
    <>
      <div className={styles.grid}>
        <Field name="houseScac" className={styles.third} hint={t('billForm.filerHint')} />
        <Field name="cargoType" className={styles.third} />
        <Field
          name="loadingAt"
          className={styles.third}
          hint={t(form.entity.fields['transitImporterId'] ? 'billForm.loadingHintIsf5' : 'billForm.loadingHint')}
        />
      </div>
      <CargoTypeFields />
      <LoadingDue />
      <RowsEditor
        list={LIST}
        // Wide enough for sixteen characters beside the message form.
        columns="minmax(170px, 4fr) minmax(152px, 2.5fr) minmax(0, 4.5fr)"
        carry={CARRY}
        hint={isSingle ? t('billForm.oneNumber') : undefined}
        warned="grid.radar.count"
        overflowTexts={isSingle ? 'grid.restSingle' : 'grid.rest'}
        paste={PASTE}
        repeated="validation.amsRepeated"
      />
      {more.length > 0 && (
        <details className={styles.more} open={isOpen} onToggle={(event) => choose(event.currentTarget.open)}>
          <summary>{t('billForm.more')}</summary>
          <OtherFields names={more} />
        </details>
      )}
      <FoldedFields title={t('billForm.cargo.more')} names={CARGO}>
        <CargoFields />
      </FoldedFields>
    </>
  );
}

/** [X04] [X05] Mode of transport, master bill and containers. */
function CargoFields() {
  const t = useTranslate();
  return (
    <div className={styles.unfolded}>
      <div className={styles.grid}>
        <Field name="transportMode" className={styles.third} hint={t('billForm.cargo.modeHint')} />
        <Field name="masterBill" className={styles.third} hint={t('billForm.cargo.masterHint')} />
      </div>
      <div className={styles.rowsBelow}>
        <RowsEditor
          list="containerList"
          columns="minmax(150px, 3fr) minmax(120px, 3fr) minmax(0, 2fr)"
          carry={CARRY_CONTAINER}
          paste={PASTE_CONTAINERS}
          repeated="validation.containerRepeated"
        />
      </div>
    </div>
  );
}

/** [X05] What a carnet or informal goods also need; nothing for other cargo types. */
function CargoTypeFields() {
  const { fields } = useForm().entity;
  const names = useStructure(({ record }) =>
    BY_CARGO_TYPE.filter((name) => fields[name] && isShown(fields[name], record, name)).join(' '),
  );
  if (names === '') return null;
  return (
    <div className={`${styles.grid} ${styles.cargoType}`}>
      {names.split(' ').map((name) => (
        <Field key={name} name={name} className={styles.third} />
      ))}
    </div>
  );
}

/** [K02] The time until loading and the filing deadline; updates without rendering the form. */
function LoadingDue() {
  const form = useForm();
  const now = useServerMinute();
  const { loadingAt, hoursBefore } = useFormDeadline(form);
  return (
    <div className={styles.due}>
      <LoadingMark loadingAt={loadingAt} now={now} isLong hoursBefore={hoursBefore} />
    </div>
  );
}

import { useTranslate } from 'react-admin';
import { Field } from '#components/form/field/Field.tsx';
import { useForm } from '#components/form/FormContext.ts';
import { RowsEditor } from '#components/form/grid/RowsEditor.tsx';
import { labelKey } from '#schema/entity.ts';
import type { FieldDeclaration, RowsField } from '#schema/field.ts';
import styles from './RecordFields.module.css';

/** Fields with a higher limit take the whole width. */
const LONG = 30;
/** Fields with a higher limit take several lines. */
const TALL = 60;

const lengthOf = (field: FieldDeclaration | undefined): number => (field?.kind === 'text' ? (field.max ?? LONG) : 0);

/**
 * The form of a record from its declaration, with short fields side by side and each list as a grid.
 * @example <FormRoot form={form}><RecordFields /></FormRoot>
 */
export function RecordFields() {
  const { entity } = useForm();
  return Object.entries(entity.views.form ?? {}).map(([section, names]) => (
    <div key={section} className={styles.section}>
      {names.map((name) => {
        const field = entity.fields[name];
        if (field?.kind === 'rows') return <RecordRows key={name} list={name} field={field} />;
        const max = lengthOf(field);
        const lines = field?.kind === 'text' && field.multiline && max > TALL ? 3 : 1;
        return (
          <Field
            key={name}
            name={name}
            lines={lines}
            className={max > LONG || field?.kind === 'choices' ? styles.whole : undefined}
          />
        );
      })}
    </div>
  ));
}

/** A list of the record; long texts take twice the width of other columns. */
function RecordRows({ list, field }: { list: string; field: RowsField }) {
  const t = useTranslate();
  const { entity } = useForm();
  const cells = Object.values(field.of).filter(({ kind }) => kind !== 'rows');
  return (
    <div className={styles.whole}>
      <div className={styles.listLabel}>{t(labelKey(entity, list))}</div>
      <RowsEditor list={list} columns={cells.map((cell) => (lengthOf(cell) > LONG ? '2fr' : '1fr')).join(' ')} />
    </div>
  );
}

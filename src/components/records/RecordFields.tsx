import { Field } from '#components/form/field/Field.tsx';
import { useForm } from '#components/form/FormContext.ts';
import styles from './RecordFields.module.css';

/** Fields with a higher limit take the whole width. */
const LONG = 30;
/** Fields with a higher limit take several lines. */
const TALL = 60;

/**
 * The form of a flat record from its declaration, with short fields side by side.
 * @example <FormRoot form={form}><RecordFields /></FormRoot>
 */
export function RecordFields() {
  const { entity } = useForm();
  return Object.entries(entity.views.form ?? {}).map(([section, names]) => (
    <div key={section} className={styles.section}>
      {names.map((name) => {
        const field = entity.fields[name];
        const max = field?.kind === 'text' ? (field.max ?? LONG) : 0;
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

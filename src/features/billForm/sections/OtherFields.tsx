import { Field } from '#components/form/field/Field.tsx';
import { useForm } from '#components/form/FormContext.ts';
import { RowsEditor } from '#components/form/grid/RowsEditor.tsx';
import styles from '../BillForm.module.css';

/** Fields without a place in a design, from their declaration: a field added there appears here. */
export function OtherFields({ names }: { names: readonly string[] }) {
  const { entity } = useForm();
  if (names.length === 0) return null;
  return (
    <div className={styles.grid}>
      {names.map((name) => {
        const field = entity.fields[name];
        if (field?.kind !== 'rows') return <Field key={name} name={name} className={styles.third} />;
        const columns = Object.keys(field.of).map(() => 'minmax(0, 1fr)');
        return (
          <div key={name} className={styles.whole}>
            <RowsEditor list={name} columns={columns.join(' ')} />
          </div>
        );
      })}
    </div>
  );
}

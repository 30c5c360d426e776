import { useTranslate } from 'react-admin';
import { FieldValue } from '#components/cells/FieldValue.tsx';
import { labelKey, type Entity } from '#schema/entity.ts';
import type { RowsField } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import styles from './FilingData.module.css';

/** A rows field of a filing, without blank columns. */
export function RowsTable(props: {
  entity: Entity;
  name: string;
  field: RowsField;
  rows: readonly Record<string, unknown>[];
}) {
  const t = useTranslate();
  const columns = Object.entries(props.field.of).filter(([name]) =>
    props.rows.some((row) => fieldText(row, name) !== ''),
  );
  return (
    <table className={styles.rows}>
      <caption className="visuallyHidden">{t(labelKey(props.entity, props.name))}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sent.number')}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {t(labelKey(props.entity, `${props.name}.${name}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row, index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            {columns.map(([name, field]) => (
              <td key={name} data-field={`${props.name}.${index}.${name}`}>
                {field.kind !== 'rows' && <FieldValue field={field} value={fieldText(row, name)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

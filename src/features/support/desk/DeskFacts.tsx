import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSupportResource, supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { columnLabel } from './deskText.ts';
import { DeskValue } from './DeskValue.tsx';
import styles from './Desk.module.css';

/** All columns of the surrounding row that can be read, as terms and values. */
export function DeskFacts({ name, hidden = [] }: { name: SupportResourceName; hidden?: readonly string[] }) {
  const t = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  if (!record) return null;
  const { columns } = supportResourceOf(name);
  const shown = Object.entries(columns).filter(
    ([column, { writeOnly, of }]) =>
      !writeOnly && !hidden.includes(column) && !(of && `${column.slice(0, -2)}Name` in columns && !record[column]),
  );
  return (
    <dl className={styles.facts}>
      {shown.map(([column, declared]) => {
        const value: unknown = record[column];
        const isLink = declared.of !== undefined && typeof value === 'string' && isSupportResource(declared.of);
        return (
          <div key={column} data-wide={declared.kind === 'longText' || declared.kind === 'details' || undefined}>
            <dt>{columnLabel(t, column)}</dt>
            <dd>
              {isLink ? (
                <Link to={createPath({ resource: declared.of ?? '', type: 'show', id: value })}>{value}</Link>
              ) : (
                <DeskValue column={declared} value={value} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

import { ReferenceFieldBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSupportResource, supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { columnLabel } from './deskText.ts';
import { DeskValue } from './DeskValue.tsx';
import { recordText } from './recordText.ts';
import styles from './Desk.module.css';

/** Resources whose id is their displayed number; rows of the others are named by their first listed column. */
const HAS_READABLE_ID: ReadonlySet<SupportResourceName> = new Set(['bills', 'enterprises']);

/** All columns of the surrounding row that can be read, as terms and values. */
export function DeskFacts({ name, hidden = [] }: { name: SupportResourceName; hidden?: readonly string[] }) {
  const t = useTranslate();
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
        const of = typeof value === 'string' && declared.of && isSupportResource(declared.of) ? declared.of : null;
        return (
          <div key={column} data-wide={declared.kind === 'longText' || declared.kind === 'details' || undefined}>
            <dt>{columnLabel(t, column)}</dt>
            <dd>
              {of === null && <DeskValue column={declared} value={value} />}
              {of !== null && <RowLink of={of} source={column} id={String(value)} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface RowLinkProps {
  of: SupportResourceName;
  source: string;
  id: string;
}
function RowLink({ of, source, id }: RowLinkProps) {
  const createPath = useCreatePath();
  const to = createPath({ resource: of, type: 'show', id });
  if (HAS_READABLE_ID.has(of)) return <Link to={to}>{id}</Link>;
  return (
    <Link to={to}>
      <ReferenceFieldBase source={source} reference={of} loading="…" empty={id} error={id}>
        <RowText of={of} />
      </ReferenceFieldBase>
    </Link>
  );
}

function RowText({ of }: { of: SupportResourceName }) {
  const record = useRecordContext();
  return record && recordText(of)(record);
}

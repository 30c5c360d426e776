import { useTranslate } from 'react-admin';
import { FieldValue } from '#components/cells/FieldValue.tsx';
import { labelKey, type Entity } from '#schema/entity.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { RowsTable } from './RowsTable.tsx';
import styles from './FilingData.module.css';

/**
 * A section of filed values; nothing if all are blank. A party is shown like an address, its labels for screen readers
 * only; what few parties have follows with labels.
 */
export function FilingSection(props: {
  entity: Entity;
  section: string;
  names: readonly string[];
  record: Record<string, unknown>;
}) {
  const t = useTranslate();
  const { entity, section, names, record } = props;
  const lists = names.filter((name) => fieldRows(record, name).length > 0);
  const scalars = names.filter((name) => fieldText(record, name) !== '');
  if (lists.length + scalars.length === 0) return null;
  const isParty = names.includes(`${section}Addr`);
  const isRare = (name: string): boolean => entity.fields[name]?.rare === true;
  const shown = isParty ? scalars.filter((name) => !isRare(name)) : scalars;
  const labeled = isParty ? scalars.filter(isRare) : [];

  return (
    <section className={lists.length > 0 ? styles.wide : undefined}>
      <h3>{t(`fields.blocks.${section}`)}</h3>
      {lists.map((name) => {
        const field = entity.fields[name];
        if (field?.kind !== 'rows') return null;
        return <RowsTable key={name} entity={entity} name={name} field={field} rows={fieldRows(record, name)} />;
      })}
      <FieldPairs {...props} names={shown} isAddress={isParty} />
      <FieldPairs {...props} names={labeled} />
    </section>
  );
}

interface FieldPairsProps {
  entity: Entity;
  names: readonly string[];
  record: Record<string, unknown>;
  isAddress?: boolean;
}

function FieldPairs({ entity, names, record, isAddress = false }: FieldPairsProps) {
  const t = useTranslate();
  if (names.length === 0) return null;
  return (
    <dl className={isAddress ? styles.party : undefined}>
      {names.map((name) => {
        const field = entity.fields[name];
        if (!field || field.kind === 'rows') return null;
        return (
          <div key={name} className={styles.pair} data-field={name}>
            <dt className={isAddress ? 'visuallyHidden' : undefined}>{t(labelKey(entity, name))}</dt>
            <dd>
              <FieldValue field={field} value={fieldText(record, name)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

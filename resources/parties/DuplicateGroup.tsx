import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { FieldValue } from '#components/cells/FieldValue.tsx';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { party } from '#contract/entities/party.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import styles from './Duplicates.module.css';

const ENTITY: Entity = party;
const NAMES = party.views.sheet ?? [];

interface DuplicateGroupProps {
  group: readonly PartyRow[];
  onRemove: (ids: readonly string[], keptId: string) => Promise<void>;
}

/** A group of duplicates in columns, differing rows marked. Entries with another role are not preselected. */
export function DuplicateGroup({ group, onRemove }: DuplicateGroupProps) {
  const t = useTranslate();
  const name = useId();
  const [keptId, setKeptId] = useState(() => fullest(group));
  const [deselected, setDeselected] = useState<ReadonlySet<string> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const keptType = group.find(({ id }) => id === keptId)?.type;
  const currentlyDeselected = deselected ?? new Set(group.filter(({ type }) => type !== keptType).map(({ id }) => id));
  const selectedIds = group.filter(({ id }) => id !== keptId && !currentlyDeselected.has(id)).map(({ id }) => id);
  const records: readonly AnyRecord[] = group;

  function toggle(id: string): void {
    const next = new Set(currentlyDeselected);
    if (!next.delete(id)) next.add(id);
    setDeselected(next);
  }
  async function remove(): Promise<void> {
    setIsBusy(true);
    await onRemove(selectedIds, keptId);
    setIsBusy(false);
  }
  const first = group[0];
  return (
    <section
      className={styles.group}
      aria-label={t('addressBook.duplicates.group', { name: first?.name, city: first?.city })}
    >
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visuallyHidden">{t('records.field')}</span>
              </th>
              {group.map((row, index) => (
                <th key={row.id} scope="col" data-kept={row.id === keptId || undefined}>
                  <label>
                    <input
                      type="radio"
                      name={name}
                      checked={row.id === keptId}
                      aria-label={t('addressBook.duplicates.keepNth', { nth: index + 1, name: row.name })}
                      onChange={() => {
                        setKeptId(row.id);
                        setDeselected(null);
                      }}
                    />
                    {t('addressBook.duplicates.keep')}
                  </label>
                  {row.id !== keptId && (
                    <label>
                      <input
                        type="checkbox"
                        checked={!currentlyDeselected.has(row.id)}
                        aria-label={t('addressBook.duplicates.removeNth', { nth: index + 1, name: row.name })}
                        onChange={() => toggle(row.id)}
                      />
                      {t('addressBook.duplicates.alsoRemove')}
                    </label>
                  )}
                  {row.type !== keptType && (
                    <span className={styles.role}>{t('addressBook.duplicates.otherRole')}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NAMES.map((field) => {
              const values = new Set(records.map((row) => fieldText(row, field)));
              const differs = values.size > 1;
              const declared = ENTITY.fields[field];
              if (!declared || declared.kind === 'rows' || (!differs && values.has(''))) return null;
              return (
                <tr key={field} data-differs={differs || undefined}>
                  <th scope="row">{t(labelKey(ENTITY, field))}</th>
                  {records.map((row, index) => (
                    <td key={group[index]?.id}>
                      <FieldValue field={declared} value={fieldText(row, field)} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {selectedIds.length > 0 ? (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => void remove()}>
          {t('addressBook.duplicates.remove', { smart_count: selectedIds.length })}
        </Button>
      ) : (
        <p className={styles.hint}>{t('addressBook.duplicates.nothingTicked')}</p>
      )}
    </section>
  );
}

/** The entry with the most filled fields, the latest of equal ones. */
function fullest(group: readonly PartyRow[]): string {
  const filled = (row: PartyRow): number => NAMES.filter((field) => fieldText(row, field)).length;
  const [best] = group.toSorted((a, b) => filled(b) - filled(a) || b.updatedAt.localeCompare(a.updatedAt));
  return best?.id ?? '';
}

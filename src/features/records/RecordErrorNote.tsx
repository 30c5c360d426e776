import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { FieldValue } from '#components/cells/FieldValue.tsx';
import { Strip } from '#components/layout/Strip.tsx';
import { labelKey, type Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import type { ListRecord } from '#local/recordStore.ts';
import { diff } from '#schema/record.ts';
import type { SaveError } from '../document/sessionTypes.ts';
import styles from './SimpleList.module.css';

interface RecordErrorNoteProps {
  saveError: SaveError<ListRecord> | { kind: 'invalid' };
  entity: Entity;
  mine: AnyRecord;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onSaveAsNew: () => void;
}

/** Why a record was not saved, with actions; compares both versions of a conflict. */
export function RecordErrorNote({ saveError, entity, mine, ...actions }: RecordErrorNoteProps) {
  const t = useTranslate();
  if (saveError.kind === 'stale') {
    const { current } = saveError;
    const names = diff(entity.fields, mine, current);
    const valueOf = (record: AnyRecord, name: string) => {
      const field = entity.fields[name];
      return field && field.kind !== 'rows' ? <FieldValue field={field} value={fieldText(record, name)} /> : null;
    };
    return (
      <section role="alert" className={`${styles.saveError} ${styles.stale}`}>
        <p>{t('records.stale', { time: fieldText(current, 'updatedAt') })}</p>
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{t('records.field')}</th>
              <th scope="col">{t('records.mine')}</th>
              <th scope="col">{t('records.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{t(labelKey(entity, name))}</th>
                <td>{valueOf(mine, name)}</td>
                <td>{valueOf(current, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.choices}>
          <Button variant="contained" onClick={actions.onKeepMine}>
            {t('records.keepMine')}
          </Button>
          <Button variant="outlined" onClick={actions.onTakeTheirs}>
            {t('records.takeTheirs')}
          </Button>
        </div>
      </section>
    );
  }
  const isInvalid = saveError.kind === 'invalid' || (saveError.kind === 'refused' && saveError.isAtFields);
  return (
    <div className={styles.saveError}>
      {isInvalid ? (
        <Strip tone="error">{t('records.invalid')}</Strip>
      ) : saveError.kind === 'refused' ? (
        <Strip tone="error">{t(saveError.message, { _: saveError.message })}</Strip>
      ) : saveError.kind === 'gone' ? (
        <Strip
          tone="error"
          action={
            <button type="button" onClick={actions.onSaveAsNew}>
              {t('records.saveAsNew')}
            </button>
          }
        >
          {t('records.gone')}
        </Strip>
      ) : (
        <Strip tone="warning">{t('records.unreachable')}</Strip>
      )}
    </div>
  );
}

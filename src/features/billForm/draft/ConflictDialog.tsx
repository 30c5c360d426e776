import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { billEntity, differingFields, type Bill } from '#contract/entities/bill.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  mine: Bill;
  theirs: Bill;
  /** Origin of the other text: a colleague's in the portal, or another tab's. */
  from: 'portal' | 'tab';
  /** Formatted time of the other text. */
  time: string;
  /** Prefix of the message keys. */
  texts?: string;
  onClose: () => void;
  onChoose: (chosen: AnyRecord) => void;
}

/** Compares two texts of one document field by field, with a choice for each. */
export function ConflictDialog({
  mine,
  theirs,
  from,
  time,
  texts = 'billForm.conflict',
  onClose,
  onChoose,
}: ConflictDialogProps) {
  const t = useTranslate();
  const entity: Entity = billEntity(mine.billType);
  const [names] = useState(() => differingFields(mine, theirs));
  const [theirsChosen, setTheirsChosen] = useState<ReadonlySet<string>>(new Set());
  const records: Record<'mine' | 'theirs', AnyRecord> = { mine, theirs };

  function choose(name: string, isTheirs: boolean): void {
    const next = new Set(theirsChosen);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTheirsChosen(next);
  }
  function textIn(record: AnyRecord, name: string): string {
    if (entity.fields[name]?.kind !== 'rows') return fieldText(record, name) || t('billForm.conflict.blank');
    return fieldRows(record, name)
      .map((row) => Object.values(row).filter(Boolean).join(' '))
      .join('; ');
  }
  const fieldTitle = (name: string): string => t(labelKey(entity, name));

  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title" slotProps={{ paper: { className: styles.paper } }}>
      <DialogTitle id="conflict-title">{t(`${texts}.title`)}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{t(from === 'portal' ? `${texts}.text` : 'drafting.otherTab.text', { time })}</p>
        {names.length === 0 && <p>{t('billForm.conflict.same')}</p>}
        {names.map((name) => (
          <fieldset key={name} className={styles.field}>
            <legend>{fieldTitle(name)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.choice}>
                <input
                  type="radio"
                  name={`conflict-${name}`}
                  checked={theirsChosen.has(name) === (side === 'theirs')}
                  onChange={() => choose(name, side === 'theirs')}
                />
                <span className={styles.side}>
                  {t(side === 'theirs' && from === 'tab' ? 'drafting.otherTab.theirs' : `billForm.conflict.${side}`)}
                </span>
                <span className={styles.text}>{textIn(records[side], name)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('billForm.conflict.later')}</Button>
        {names.length > 1 && (
          <Button onClick={() => setTheirsChosen(new Set(theirsChosen.size === names.length ? [] : names))}>
            {t(
              theirsChosen.size === names.length
                ? 'billForm.conflict.allMine'
                : from === 'tab'
                  ? 'drafting.otherTab.allTheirs'
                  : 'billForm.conflict.allTheirs',
            )}
          </Button>
        )}
        <Button
          variant="contained"
          onClick={() =>
            onChoose(
              Object.fromEntries(
                names.map((name) => [name, (theirsChosen.has(name) ? records.theirs : records.mine)[name]]),
              ),
            )
          }
        >
          {t(`${texts}.save`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

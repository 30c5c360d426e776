import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { SwitchedBill } from '#rules/switchBillType.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import { fieldText } from '#schema/recordText.ts';
import styles from './TypeSwitchDialog.module.css';

interface TypeSwitchDialogProps {
  bill: Bill;
  switched: SwitchedBill;
  onConfirm: () => void;
  onClose: () => void;
}

/** [B02] Lists the fields that the other filing type does not have, before they are hidden. */
export function TypeSwitchDialog({ bill, switched, onConfirm, onClose }: TypeSwitchDialogProps) {
  const t = useTranslate();
  const id = useId();
  const entity: Entity = billEntity(bill.billType);
  const type = t(`choices.billType.${switched.bill.billType}`);

  function textIn(name: string): string {
    const value = fieldText(bill, name);
    const field = entity.fields[name];
    if (field?.kind === 'choice') return t(`choices.${field.labels}.${value}`, { _: value });
    return (field?.kind === 'text' && field.mask?.(value)) || value;
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} transitionDuration={0}>
      <DialogTitle id={id}>{t('partyTools.type.title', { type })}</DialogTitle>
      {/* Focusable, so that a long list scrolls by keys. */}
      <DialogContent tabIndex={0}>
        <p className={styles.lead}>{t('partyTools.type.drops', { count: switched.dropped.length, type })}</p>
        <dl className={styles.values}>
          {switched.dropped.map((name) => (
            <div key={name}>
              <dt>{t(labelKey(entity, name))}</dt>
              <dd>{textIn(name)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('partyTools.cancel')}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {t('partyTools.type.confirm', { type })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

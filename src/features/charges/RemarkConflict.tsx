import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import styles from './Charges.module.css';

interface RemarkConflictProps {
  orderNo: string;
  mine: string;
  stored: string;
  onKeepMine: () => void;
  onTakeStored: () => void;
}

/** Both texts of a remark that was changed elsewhere; it stays open until one is chosen. */
export function RemarkConflict({ orderNo, mine, stored, onKeepMine, onTakeStored }: RemarkConflictProps) {
  const t = useTranslate();
  const id = useId();
  const text = (value: string) => value.trim() || t('charges.remark.none');
  return (
    <Dialog open aria-labelledby={id}>
      <DialogTitle id={id}>{t('charges.remark.conflict')}</DialogTitle>
      <DialogContent>
        <p>{t('charges.remark.conflictText', { orderNo })}</p>
        <dl className={styles.texts}>
          <dt>{t('charges.remark.mine')}</dt>
          <dd>{text(mine)}</dd>
          <dt>{t('charges.remark.stored')}</dt>
          <dd>{text(stored)}</dd>
        </dl>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onTakeStored}>
          {t('charges.remark.takeStored')}
        </Button>
        <Button variant="contained" onClick={onKeepMine}>
          {t('charges.remark.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

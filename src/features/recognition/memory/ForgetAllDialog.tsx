import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';

interface ForgetAllDialogProps {
  count: number;
  onForget: () => void;
  onClose: () => void;
}

/** [A05] Asks before everything that corrections taught is deleted: it cannot be undone. */
export function ForgetAllDialog({ count, onForget, onClose }: ForgetAllDialogProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{t('recognition.memory.forgetAllTitle', { smart_count: count })}</DialogTitle>
      <DialogContent>{t('recognition.memory.forgetAllText')}</DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of a question that has just opened */}
        <Button autoFocus onClick={onClose}>
          {t('recognition.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onForget}>
          {t('recognition.memory.forgetAll')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

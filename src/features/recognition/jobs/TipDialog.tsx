import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';

/** [G13] The message that came with a result; Escape closes it. */
export function TipDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open role="alertdialog" onClose={onClose} aria-labelledby={id} aria-describedby={`${id}text`}>
      <DialogTitle id={id}>{t('recognition.tip.title')}</DialogTitle>
      <DialogContent>
        <p id={`${id}text`} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message}
        </p>
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only action of an alert */}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('recognition.tip.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

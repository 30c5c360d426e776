import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';

/** Confirms the deletion of the open template, whose undo would be on another screen. */
export function ConfirmDelete({ onKeep, onDelete }: { onKeep: () => void; onDelete: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onKeep} aria-labelledby="delete-template">
      <DialogTitle id="delete-template">{t('templates.deleteTitle')}</DialogTitle>
      <DialogContent>{t('templates.deleteText')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onKeep}>
          {t('templates.keep')}
        </Button>
        <Button variant="contained" color="error" onClick={onDelete}>
          {t('templates.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Person } from '#contract/endpoints/people.ts';
import { pathTo } from '#contract/routes.ts';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';

interface DisableDialogProps {
  person: Person;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms that a person may no longer sign in, and points to the drafts that would stay behind. */
export function DisableDialog({ person: { userId, name, drafts }, onConfirm, onClose }: DisableDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('people.disable.title', { name })}</DialogTitle>
      <DialogContent>
        <p>{t('people.disable.text', { name })}</p>
        {drafts > 0 && (
          <p>
            {t('people.disable.drafts', { smart_count: drafts })}{' '}
            <Link to={pathTo.drafts({ ownerId: userId })}>{t('people.disable.handOver')}</Link>
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('people.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {t('people.disable.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

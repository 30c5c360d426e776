import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import type { ApplicationHistory } from '#contract/endpoints/applications.ts';
import styles from './Opening.module.css';

interface UnderReviewDialogProps {
  history: ApplicationHistory | undefined;
  /** Address of the support staff, e.g. `mailto:`. */
  contact: string;
  onClose: () => void;
}

/** [G03] The application is under review: contact support, or close. */
export function UnderReviewDialog({ history, contact, onClose }: UnderReviewDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="under-review-title">
      <DialogTitle id="under-review-title">{t('opening.review.title')}</DialogTitle>
      <DialogContent>
        <p>{t('opening.review.body')}</p>
        {history && history.appliedAt !== '' && (
          <dl className={styles.facts}>
            <dt>{t('opening.review.appliedAt')}</dt>
            <dd>{history.appliedAt.slice(0, 16)}</dd>
            <dt>{t('opening.review.file')}</dt>
            <dd>
              <a href={history.contractUrl} download>
                {history.contractFilename}
              </a>
            </dd>
          </dl>
        )}
      </DialogContent>
      <DialogActions>
        <a className={buttonClass({ variant: 'outlined' })} href={contact}>
          {t('opening.review.contact')}
        </a>
        <Button variant="contained" onClick={onClose}>
          {t('opening.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

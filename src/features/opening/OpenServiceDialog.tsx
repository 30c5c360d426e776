import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import type { FormStore } from '#components/form/store/formStore.ts';
import { Button } from '#components/layout/Button.tsx';
import type { ApplicationHistory } from '#contract/endpoints/applications.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { AgreementDetails } from './AgreementDetails.tsx';
import { AgreementDrop } from './AgreementDrop.tsx';
import type { AgreementUpload } from './agreementUpload.ts';
import { OpeningSteps, type OpeningStep } from './OpeningSteps.tsx';
import { RejectionNote } from './RejectionNote.tsx';
import styles from './Opening.module.css';

/** The code of a refusal that means: the application is already under review. */
const UNDER_REVIEW = 400;

interface OpenServiceDialogProps {
  /** Details typed so far; they stay when the dialog is closed. */
  form: FormStore;
  upload: AgreementUpload;
  history: ApplicationHistory | undefined;
  step: OpeningStep;
  onDownloaded: () => void;
  onClose: () => void;
  /** The application was handed in now, or was under review already. */
  onUnderReview: () => void;
}

/** [G04] Opens the service in three steps: details and agreement, upload, confirmation. */
export function OpenServiceDialog(props: OpenServiceDialogProps) {
  const { form, upload, history, step, onDownloaded, onClose, onUnderReview } = props;
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [warning, setWarning] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const onRefused = (error: PortalError): void => {
    if (error.code === UNDER_REVIEW) onUnderReview();
  };

  async function confirm(): Promise<void> {
    const state = upload.current();
    if (state.step !== 'done') {
      setWarning(t(state.step === 'uploading' ? 'opening.stillUploading' : 'opening.noFile'));
      return;
    }
    setWarning('');
    setIsBusy(true);
    try {
      await dataProvider.uploadContractFile({ query: { fileId: state.fileId } });
      upload.clear();
      notify('opening.submitted', { type: 'success' });
      onUnderReview();
    } catch (error) {
      setIsBusy(false);
      if (error instanceof PortalError && error.code === UNDER_REVIEW) return onUnderReview();
      const reason = error instanceof Error ? t(error.message, { _: error.message }) : String(error);
      setWarning(t('opening.confirmFailed', { reason }));
    }
  }

  return (
    <Dialog
      open
      aria-labelledby="opening-title"
      // The backdrop closes nothing: a click beside the dialog must not interrupt an application.
      onClose={(_, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
    >
      <DialogTitle id="opening-title">{t('opening.open')}</DialogTitle>
      <DialogContent className={styles.content}>
        {history && <RejectionNote history={history} />}
        <p className={styles.lead}>{t('opening.lead')}</p>
        <OpeningSteps current={step} />
        <AgreementDetails form={form} onDownloaded={onDownloaded} onRefused={onRefused} />
        <AgreementDrop upload={upload} />
        <section aria-labelledby="opening-submit">
          <h3 id="opening-submit">{t('opening.submit')}</h3>
          <p className={styles.hint}>{t('opening.submitHint')}</p>
        </section>
      </DialogContent>
      {/* Beside the button: the content scrolls. */}
      <p role="alert" className={styles.warning}>
        {warning}
      </p>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('opening.close')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {t('opening.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ApiKey } from '#contract/endpoints/apiKeys.ts';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { useRefreshApiKeys } from './useApiKeys.ts';

interface RevokeDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  /** Called before the list shows it. */
  onRevoked: () => void;
}

/** Confirms that a key ends at once. */
export function RevokeDialog({ apiKey: { id, name }, onClose, onRevoked }: RevokeDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const notify = useNotify();
  const report = useReportError();
  const refresh = useRefreshApiKeys();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);
  async function revoke(): Promise<void> {
    setBusy(true);
    try {
      await dataProvider.revokeApiKey({ body: { id } });
      onRevoked();
      notify('apiKeys.revokedNow', { type: 'success', messageArgs: { name } });
    } catch (error) {
      report(error);
    }
    onClose();
    await refresh();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('apiKeys.confirm', { name })}</DialogTitle>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('people.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={isBusy} onClick={() => void revoke()}>
          {t('apiKeys.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

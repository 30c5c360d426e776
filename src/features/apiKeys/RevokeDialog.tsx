import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#components/dialogs/ConfirmDialog.tsx';
import type { ApiKey } from '#contract/endpoints/apiKeys.ts';
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
  const notify = useNotify();
  const report = useReportError();
  const refresh = useRefreshApiKeys();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  async function revoke(): Promise<void> {
    try {
      await dataProvider.revokeApiKey({ body: { id } });
      onRevoked();
      notify('apiKeys.revokedNow', { type: 'success', messageArgs: { name } });
    } catch (error) {
      report(error);
    }
    void refresh();
  }
  return (
    <ConfirmDialog
      title={t('apiKeys.confirm', { name })}
      confirm={t('apiKeys.revoke')}
      cancel={t('people.cancel')}
      color="error"
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}

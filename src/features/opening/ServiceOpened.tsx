import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { awaitedLayer } from '#components/layers/awaitedLayer.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { userQuery } from '#authProvider/useUser.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';

/** [G04] Announces once that the service is open. Closing it in any way ends it for the whole enterprise. */
function ServiceOpened({ user, onResult }: { user: UserInfo; onResult: (result: 'close') => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const queryClient = useQueryClient();
  const report = useReportError();

  function close(isMailed: boolean): void {
    onResult('close');
    const end = async () => {
      if (isMailed) await dataProvider.markAgreementMailed();
      await dataProvider.saveEnterpriseExtension({ body: { showOpenSuccessDialog: false } });
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    };
    end().catch(report);
  }

  return (
    <Dialog open onClose={() => close(false)} aria-labelledby="service-opened">
      <DialogTitle id="service-opened">{t('auth.opened.title')}</DialogTitle>
      <DialogContent>
        <p>{t('auth.opened.body', { enterprise: user.enterpriseName })}</p>
        <p style={{ marginTop: 'var(--tpt-space-6)' }}>{t('auth.opened.originals')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close(true)}>
          {t('auth.opened.mailed')}
        </Button>
        <Button variant="contained" onClick={() => close(false)}>
          {t('auth.opened.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const layer = awaitedLayer<{ user: UserInfo }, 'close'>(ServiceOpened, 'close');
export const openServiceOpened = layer.open;
export const ServiceOpenedHost = layer.Host;

import { useNotify, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { useReportError } from '#dataProvider/useReportError.ts';
import { useOriginalsReceived } from './useApplications.ts';

/** [G09] Records that the stamped originals arrived; a service that was closed without them opens again. */
export function ReceiveOriginals({ id, enterpriseName }: { id: string; enterpriseName: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const received = useOriginalsReceived(id);
  const record = () =>
    received.mutate(undefined, {
      onSuccess: () => notify('opening.desk.receivedNow', { type: 'success', messageArgs: { name: enterpriseName } }),
      onError: report,
    });
  return (
    <p>
      <Button variant="outlined" disabled={received.isPending} onClick={record}>
        {t('opening.desk.receive')}
      </Button>
    </p>
  );
}

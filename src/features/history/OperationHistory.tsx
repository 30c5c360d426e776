import { HttpError, LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { pathTo } from '#contract/routes.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { MissingFiling } from '../filing/MissingFiling.tsx';
import { useFiling } from '../filing/useFiling.ts';
import { useOperation, useOperations } from './useOperations.ts';
import { useRestore } from './useRestore.ts';
import { VersionDetail } from './VersionDetail.tsx';
import { VersionList } from './VersionList.tsx';
import styles from './History.module.css';

const TITLE = 'titles.hasSentHistory';

/** [D12] [R06] The operations of a filing, version by version; refreshed by live events ([D08]). */
export function OperationHistory() {
  const t = useTranslate();
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('id') ?? '';
  const { data: operations, error, isPending, refetch } = useOperations(id);
  const { data: filing } = useFiling(id);
  const chosen = query.get('version');
  const shown = operations?.find((operation) => operation.id === chosen) ?? operations?.[0];
  const version = useOperation(shown?.id ?? null);
  const { restore, isBusy } = useRestore();
  useFirstScreen(!isPending);

  if (id === '' || isMissing(error)) return <MissingFiling titleKey={TITLE} />;
  if (!operations || !shown) {
    return (
      <Page titleKey={TITLE} isLoading={isPending}>
        {isPending && <output>{t('history.loading')}</output>}
        {error && <ListError error={error} onRetry={() => void refetch()} />}
        {operations && <ListState drawing="clock" title={t('history.empty')} />}
      </Page>
    );
  }
  const after = version.data?.after ?? null;
  return (
    <Page
      titleKey={TITLE}
      subtitle={filing && <BillNumber value={filing.amsNo} />}
      state={
        <>
          {filing && <DeclarationStatusChip status={filing.declarationStatus} />}
          <LinkBase to={pathTo.filing(id)}>{t('history.toFiling')}</LinkBase>
        </>
      }
      actions={
        <>
          <Button onClick={() => window.print()}>{t('history.print')}</Button>
          <Button
            variant="outlined"
            disabled={!after || isBusy}
            title={t('history.restoreHint')}
            onClick={() => after && void restore(after)}
          >
            {t('history.restore')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <VersionList
          operations={operations}
          shown={shown.id}
          versionPath={(operation) => `${pathTo.history(id)}&version=${encodeURIComponent(operation.id)}`}
        />
        <div className={styles.right}>
          {version.data ? (
            <VersionDetail key={version.data.id} operation={version.data} />
          ) : version.error ? (
            <ListError error={version.error} onRetry={() => void version.refetch()} />
          ) : (
            <output>{t('history.loading')}</output>
          )}
        </div>
      </div>
    </Page>
  );
}

const isMissing = (error: unknown): boolean =>
  (error instanceof HttpError || error instanceof PortalError) && error.status === 404;

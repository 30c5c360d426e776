import { useTranslate } from 'react-admin';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { useShortcut } from '#components/list/useShortcut.ts';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { pathTo, ROUTES, type Route } from '#contract/routes.ts';
import type { FilingAction } from '#contract/statuses.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { MoreActions } from '#features/billForm/draft/MoreActions.tsx';
import { NewFromButton } from '#features/billForm/draft/NewFromButton.tsx';
import { FILING_ACTIONS, changeAction, closedReason } from './filingActions.ts';
import styles from './FilingActions.module.css';

const DeleteDialog = lazyPart(async () => (await import('../deletion/DeleteDialog.tsx')).DeleteDialog);

/** [D07] The actions of a filing; disabled ones show their reason. */
export function FilingActions({ filing }: { filing: FilingRow }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const [isDeleting, setDeleting] = useState(false);
  const history: Route = ROUTES.hasSentHistory;
  const main = changeAction(filing);

  function run(action: FilingAction): void {
    if (closedReason(filing, action) !== null) return;
    if (action === 'delete') setDeleting(true);
    else void navigate(pathTo.modify(filing.id));
  }
  useShortcut('e', () => main && run(main));
  useShortcut('Delete', () => run('delete'));

  const button = (action: FilingAction) => {
    const why = closedReason(filing, action);
    const reason = why === null ? undefined : t(`changes.closed.${why}`, { amsNo: filing.waitsFor?.amsNo });
    return (
      <span key={action}>
        <Button
          variant={action === main ? 'contained' : 'outlined'}
          color={action === 'delete' && why === null ? 'error' : 'primary'}
          aria-disabled={why !== null || undefined}
          aria-describedby={reason ? `${id}-${action}` : undefined}
          title={reason}
          className={why === null ? undefined : styles.closed}
          onClick={() => run(action)}
        >
          {t(`changes.actions.${action}`)}
        </Button>
        {reason && (
          <span id={`${id}-${action}`} className="visuallyHidden">
            {reason}
          </span>
        )}
      </span>
    );
  };
  const last = main ?? 'modify';
  return (
    <>
      <MoreActions>
        {history.built && (
          <Button variant="text" onClick={() => void navigate(pathTo.history(filing.id))}>
            {t('changes.actions.history')}
          </Button>
        )}
        <Button variant="text" onClick={() => openDownload('filingEvidence', { params: { id: filing.id }, query: {} })}>
          {t('changes.actions.evidence')}
        </Button>
        <NewFromButton source={() => ({ filing: filing.id })} />
        {FILING_ACTIONS.filter((action) => action !== last).map(button)}
      </MoreActions>
      {button(last)}
      {isDeleting && (
        <Suspense>
          <DeleteDialog filings={[filing]} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}

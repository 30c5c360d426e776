import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Strip } from '#components/layout/Strip.tsx';
import { TIMES } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { flowDraft, type Flow, type FlowDraft } from './flowDraft.ts';

const deps = { local: localDrafts, portal: dataProvider, now: () => Date.now() };

type Failed = { kind: 'failed'; reason: string };
const failed = (error: unknown): Failed => ({
  kind: 'failed',
  reason: error instanceof Error ? error.message : String(error),
});

/** [D14] `/?stageId&flowId`: creates and opens the flow's draft; asks if an edited one exists. */
export function FlowDraftOpener({ flowId, stageId }: Flow) {
  const t = useTranslate();
  const navigate = useNavigate();
  const houseScac = useUser().user?.houseScac;
  const [found, setFound] = useState<FlowDraft | Failed | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (houseScac === undefined) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      flowDraft({ flowId, stageId }, houseScac, deps).then(
        (answer) => {
          if (isWanted) setFound(answer);
        },
        (error: unknown) => {
          if (isWanted) setFound(failed(error));
        },
      );
    }, TIMES.draftFromFlow);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [flowId, stageId, houseScac, attempt]);
  useEffect(() => {
    if (found?.kind === 'open') void navigate(pathTo.draft(found.id), { replace: true });
  }, [found, navigate]);

  if (found?.kind === 'failed') {
    return (
      <Strip
        tone="error"
        action={
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {t('billForm.opening.again')}
          </button>
        }
      >
        {t('drafting.flow.failed', { reason: t(found.reason, { _: found.reason }) })}
      </Strip>
    );
  }
  if (found?.kind !== 'ask') return <Strip tone="info">{t('drafting.flow.fetching')}</Strip>;
  const open = (id: string): void => void navigate(pathTo.draft(id), { replace: true });
  return (
    <Dialog open aria-labelledby="flow-title">
      <DialogTitle id="flow-title">{t('drafting.flow.askTitle')}</DialogTitle>
      <DialogContent>{t('drafting.flow.askText')}</DialogContent>
      <DialogActions>
        <Button onClick={() => void found.startAgain().then(open, (error: unknown) => setFound(failed(error)))}>
          {t('drafting.flow.startAgain')}
        </Button>
        <Button variant="contained" onClick={() => open(found.id)}>
          {t('drafting.flow.openMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

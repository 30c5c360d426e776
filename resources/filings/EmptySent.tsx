import { useNavigate } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'ra-core';
import { ListState } from '#components/list/ListState.tsx';
import { pathTo } from '#contract/routes.ts';
import { EmptySentDrawing } from './EmptySentDrawing.tsx';

/** [L01] Nothing was sent yet: what will stand here, and where to begin. */
export function EmptySent() {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <ListState
      drawing={<EmptySentDrawing />}
      title={t('sent.emptyTitle')}
      actions={
        <Button variant="outlined" onClick={() => void navigate(pathTo.screen('draftList'))}>
          {t('sent.toDrafts')}
        </Button>
      }
    >
      {t('sent.emptyText')}
    </ListState>
  );
}

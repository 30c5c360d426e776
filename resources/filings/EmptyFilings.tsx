import { useNavigate } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { ListState } from '#components/list/ListState.tsx';
import { pathTo } from '#contract/routes.ts';

/** [L01] Shown without filings: explanation and start button. */
export function EmptyFilings() {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <ListState
      drawing="mail"
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

import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { pathTo } from '#contract/routes.ts';

/** Shown for a filing that does not exist or belongs to another enterprise. */
export function MissingFiling({ titleKey }: { titleKey: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <Page titleKey={titleKey}>
      <ListState
        drawing="buoy"
        title={t('sent.notFoundTitle')}
        actions={
          <Button variant="outlined" onClick={() => void navigate(pathTo.screen('hasSentList'))}>
            {t('sent.toSent')}
          </Button>
        }
      >
        {t('sent.notFoundText')}
      </ListState>
    </Page>
  );
}

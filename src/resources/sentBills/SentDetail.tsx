import { HttpError, useGetOne, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import { useFirstView } from '#dataProvider/whenIdle.ts';
import { FilingActions } from '../changes/FilingActions.tsx';
import { FilingHead } from './FilingHead.tsx';
import { FilingView } from './FilingView.tsx';

const TITLE = 'titles.hasSentDetial';
/** Keeps the filing apart from the rows of the list, which react-admin puts where it looks for single records. */
const WHOLE = { whole: true };

/** [R05] One filing: how far it came, what customs answered, what was filed. Live events refetch it ([D08]). */
export function SentDetail() {
  const t = useTranslate();
  const navigate = useNavigate();
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const { data, error, isPending, refetch } = useGetOne<FilingDetail>(
    'bills',
    { id, meta: WHOLE },
    { enabled: id !== '', retry: false },
  );
  useFirstView(!isPending);

  if (id === '' || (error instanceof HttpError && error.status === 404)) {
    return (
      <Page titleKey={TITLE}>
        <ListState
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
  if (data) {
    return (
      <Page
        titleKey={TITLE}
        subtitle={<BillNumber value={data.amsNo} />}
        state={<FilingHead filing={data} />}
        actions={<FilingActions filing={data} />}
      >
        <FilingView filing={data} />
      </Page>
    );
  }
  return (
    <Page titleKey={TITLE}>
      {isPending ? <output>{t('sent.loading')}</output> : <ListError error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

import { HttpError, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { FilingActions } from '#features/changes/actions/FilingActions.tsx';
import { FilingHead } from './FilingHead.tsx';
import { FilingView } from './FilingView.tsx';
import { MissingFiling } from '#features/filing/MissingFiling.tsx';
import { SeenNotice } from '#features/filing/SeenNotice.tsx';
import styles from './FilingView.module.css';
import { useSeenFiling } from '#features/filing/useSeenFiling.ts';

const TITLE = 'titles.hasSentDetial';

/** [R05] A filing: progress, receipts and filed values. Refetched on live events ([D08]). */
export function FilingShow() {
  const t = useTranslate();
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const { data, seenAt, error, isPending, refetch } = useSeenFiling(id);
  useFirstScreen(!isPending);

  if (id === '' || (error instanceof HttpError && error.status === 404)) return <MissingFiling titleKey={TITLE} />;
  if (data) {
    return (
      <Page
        titleKey={TITLE}
        subtitle={<BillNumber value={data.amsNo} />}
        state={<FilingHead filing={data} />}
        actions={seenAt === null && <FilingActions filing={data} />}
      >
        {seenAt !== null && <SeenNotice at={seenAt} onRetry={() => void refetch()} />}
        <FilingView filing={data} />
      </Page>
    );
  }
  return (
    <Page titleKey={TITLE} isLoading={isPending} state={isPending && <span className={styles.headSpace} />}>
      {isPending ? <output>{t('sent.loading')}</output> : <ListError error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

import { useTranslate } from 'react-admin';
import { ListState } from '#components/list/ListState.tsx';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { ImportButton } from '#features/imports/ImportButton.tsx';
import { RecognizeButton } from '#features/recognition/RecognizeButton.tsx';
import { NewFilingButton } from './NewFilingButton.tsx';

/** [L01] Shown without drafts: explanation and start buttons. */
export function EmptyDrafts() {
  const t = useTranslate();
  return (
    <ListState
      title={t('drafts.emptyTitle')}
      actions={
        <>
          <NewFilingButton billType={ISF_10} />
          <RecognizeButton />
          <ImportButton />
          <NewFilingButton billType={ISF_5} />
        </>
      }
    >
      {t('drafts.emptyText')}
    </ListState>
  );
}

import { useTranslate } from 'ra-core';
import { ListState } from '#components/list/ListState.tsx';
import { ImportButton } from '../imports/ImportButton.tsx';
import { EmptyDraftsDrawing } from './EmptyDraftsDrawing.tsx';
import { NewIsf10Button } from './NewIsf10Button.tsx';
import { NewIsf5Button } from './NewIsf5Button.tsx';

/** [L01] No drafts: what a draft is, and the ways to begin one. */
export function EmptyDrafts() {
  const t = useTranslate();
  return (
    <ListState
      drawing={<EmptyDraftsDrawing />}
      title={t('drafts.emptyTitle')}
      actions={
        <>
          <NewIsf10Button />
          <ImportButton />
          <NewIsf5Button />
        </>
      }
    >
      {t('drafts.emptyText')}
    </ListState>
  );
}

import { useTranslate } from 'ra-core';
import { ListState } from '#components/list/ListState.tsx';
import { EmptyDraftsDrawing } from './EmptyDraftsDrawing.tsx';
import { NewIsf10Button } from './NewIsf10Button.tsx';

/** [L01] No drafts: what a draft is, and the way to begin one. */
export function EmptyDrafts() {
  const t = useTranslate();
  return (
    <ListState drawing={<EmptyDraftsDrawing />} title={t('drafts.emptyTitle')} actions={<NewIsf10Button />}>
      {t('drafts.emptyText')}
    </ListState>
  );
}

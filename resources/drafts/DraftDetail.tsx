import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';
import { billKind, draftPort } from '#features/billForm/draft/draftPort.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { DraftEditor } from '#features/billForm/draft/DraftEditor.tsx';
import { openDraft } from '#features/billForm/draft/openDraft.ts';
import { OpeningFailed } from '#features/billForm/draft/OpeningFailed.tsx';
import { useOpening } from '#features/billForm/draft/useOpening.ts';
import { useFollowDraft } from './useFollowDraft.ts';

const deps = { local: localDrafts, portal: draftPort(), kind: billKind, now: () => Date.now(), autosaves: true };

/** [R03] A draft by its id: local, from the portal, or new. */
export function DraftDetail() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const blankType = params.get('billType') === '0' ? ISF_5 : ISF_10;
  const houseScac = useUser().user?.houseScac;
  const open = useMemo(
    () => (houseScac === undefined ? null : () => openDraft(id, houseScac, deps, blankType)),
    [id, houseScac, blankType],
  );
  const { opened, again } = useOpening(id, open);
  useFollowDraft(id, opened && !('failed' in opened.opening) ? opened.opening.session : null);

  useEffect(() => {
    if (id !== '') return;
    // An address without an id may still name the filing type.
    const type = blankType === ISF_5 ? `&billType=${ISF_5}` : '';
    void navigate(pathTo.draft(newDraftId(Date.now())) + type, { replace: true });
  }, [id, blankType, navigate]);

  if (!opened) return <PageSkeleton />;
  if ('failed' in opened.opening) {
    const { failed } = opened.opening;
    const list = pathTo.screen('draftList');
    return <OpeningFailed failed={failed} texts="billForm.opening" list={list} onAgain={again} />;
  }
  return <DraftEditor key={opened.id} draft={opened.opening} field={params.get('field')} />;
}

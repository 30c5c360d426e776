import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Message } from '#components/layout/Message.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { pathTo } from '#contract/routes.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { DraftEditor } from '../billForm/DraftEditor.tsx';
import { openDraft, type Opening } from '../billForm/openDraft.ts';
import { useDraftAddress } from '../billForm/useDraftAddress.ts';

interface Opened {
  id: string;
  /** Every id this draft has had while open. */
  addresses: Set<string>;
  opening: Opening;
}

const world = { local: localDrafts, portal: portalClient, now: () => Date.now() };

/** [R03] One draft, by its id: kept here, saved in the portal, or begun just now. */
export function DraftDetail() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { user } = useUser();
  const houseScac = user?.houseScac;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [attempt, setAttempt] = useState(0);
  const draft = opened && !('failed' in opened.opening) ? opened.opening : null;
  // A draft that the portal has just named is the same draft under its new address.
  if (draft) opened?.addresses.add(draft.session.state().id);
  const isOpen = opened !== null && opened.addresses.has(id);

  useEffect(() => {
    if (id === '') void navigate(pathTo.draft(newDraftId(Date.now())), { replace: true });
  }, [id, navigate]);
  useEffect(() => {
    if (id === '' || houseScac === undefined || isOpen) return;
    let isWanted = true;
    void openDraft(id, houseScac, world).then((opening) => {
      if (isWanted) setOpened({ id, addresses: new Set([id]), opening });
    });
    return () => {
      isWanted = false;
    };
  }, [id, houseScac, isOpen, attempt]);
  useDraftAddress(draft?.session ?? null, id, isOpen);

  if (!isOpen || !opened) return <PageSkeleton />;
  if ('failed' in opened.opening) {
    const { failed } = opened.opening;
    return (
      <Message title={t(`billForm.opening.${failed}Title`)} text={t(`billForm.opening.${failed}`)}>
        {failed === 'unreachable' && (
          <button
            type="button"
            onClick={() => {
              setOpened(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('billForm.opening.again')}
          </button>
        )}
        <Link to={pathTo.screen('draftList')}>{t('billForm.opening.toList')}</Link>
      </Message>
    );
  }
  return <DraftEditor key={opened.id} draft={opened.opening} field={params.get('field')} />;
}

import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

interface SavingEvents {
  onSaved: () => void;
  /** The user asked for it, and stays in the form. */
  onSavedByUser: () => void;
  /** The portal has a newer revision. */
  onStale: () => void;
}

interface DraftSaving {
  /** @returns whether the portal has the text */
  save: () => Promise<boolean>;
  /** Saves, then opens the check before sending. */
  proceed: () => Promise<void>;
}

/** Saves an open draft to the portal. Callbacks must be stable. */
export function useDraftSaving(
  session: DocumentSession,
  { onSaved, onSavedByUser, onStale }: SavingEvents,
): DraftSaving {
  const notify = useNotify();
  const navigate = useNavigate();

  const store = useCallback(async () => {
    const isSaved = await session.save();
    if (isSaved) onSaved();
    else if (session.state().saveError?.kind === 'stale') onStale();
    return isSaved;
  }, [session, onSaved, onStale]);

  const save = useCallback(async () => {
    const isSaved = await store();
    if (isSaved) {
      notify('billForm.savedToDrafts', { type: 'success' });
      onSavedByUser();
    }
    return isSaved;
  }, [store, notify, onSavedByUser]);

  const proceed = useCallback(async () => {
    // Sending uses the portal's copy, so this text must be saved first.
    if (await store()) void navigate(pathTo.check([session.state().id]));
  }, [session, store, navigate]);

  return { save, proceed };
}

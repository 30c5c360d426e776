import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

const subscribeToNothing = (): (() => void) => () => undefined;

/** Milliseconds in the background before unsaved text is saved. */
const HIDDEN_DELAY = 500;

/**
 * [D02] Updates the address to the draft's id and protects the text on leaving: writes when the page is hidden or
 * closed, confirms leaving only if the local write failed, and repeats an offline save when online.
 */
export function useDraftAddress(
  session: DocumentSession | null,
  addressed: string,
  isOpen: boolean,
  documentPath: (id: string) => string = pathTo.draft,
): void {
  const navigate = useNavigate();
  const id = useSyncExternalStore(session?.subscribe ?? subscribeToNothing, () => session?.state().id ?? null);
  useEffect(() => {
    if (isOpen && id !== null && id !== addressed) void navigate(documentPath(id), { replace: true });
  }, [isOpen, id, addressed, documentPath, navigate]);

  useEffect(() => {
    if (!session) return;
    const flush = (): void => void session.flush();
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      flush();
      if (session.state().writeFailure) event.preventDefault();
    };
    const onVisibilityChange = (): void => {
      if (!document.hidden) return;
      flush();
      // A page that is closed or reloaded runs no timer: its save would lose the answer.
      setTimeout(session.autosaveNow, HIDDEN_DELAY);
    };
    // A notice has announced that the save waits for the network.
    const onOnline = (): void => {
      if (session.state().saveError?.kind === 'unreachable') void session.save();
      else session.autosaveNow();
    };
    const stop = session.listen();
    window.addEventListener('online', onOnline);
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [session]);
}

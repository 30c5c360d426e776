import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import type { DocumentSession } from '../document/sessionShape.ts';

const nothing = (): (() => void) => () => undefined;

/**
 * [D02] Keeps the address at the draft's id, and what was typed safe when the page is left: hidden and closed pages
 * write at once, only text that this computer could not keep asks before it goes, and a save that found no network is
 * made when there is one.
 */
export function useDraftAddress(
  session: DocumentSession | null,
  addressed: string,
  isOpen: boolean,
  addressOf: (id: string) => string = pathTo.draft,
): void {
  const navigate = useNavigate();
  const id = useSyncExternalStore(session?.subscribe ?? nothing, () => session?.state().id ?? null);
  useEffect(() => {
    if (isOpen && id !== null && id !== addressed) void navigate(addressOf(id), { replace: true });
  }, [isOpen, id, addressed, addressOf, navigate]);

  useEffect(() => {
    if (!session) return;
    const flush = (): void => void session.flush();
    const hold = (event: BeforeUnloadEvent): void => {
      flush();
      if (session.state().unkept) event.preventDefault();
    };
    const hide = (): void => {
      if (document.hidden) flush();
    };
    // Whoever saved without a network was told that it waits for one.
    const resume = (): void => {
      if (session.state().trouble?.kind === 'unreachable') void session.save();
    };
    const stop = session.listen();
    window.addEventListener('online', resume);
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', hold);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      window.removeEventListener('online', resume);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', hold);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session]);
}

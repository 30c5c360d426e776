import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Milliseconds that an amount is shown before the key pays it: pressing Ctrl+Enter twice in the form must not. */
const SHOWN_MS = 1_000;

/** Ctrl+Enter confirms the shown amount. @param amount null while it cannot be confirmed */
export function useConfirmKey(amount: string | null, confirm: () => void): void {
  const run = useEvent(confirm);
  useEffect(() => {
    if (amount === null) return;
    const shownAt = performance.now();
    function onKeyDown(event: KeyboardEvent): void {
      const isConfirm = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isConfirm || event.repeat || event.isComposing) return;
      event.preventDefault();
      if (performance.now() - shownAt >= SHOWN_MS) run();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [amount, run]);
}

import { useEffect } from 'react';
import { useEvent } from 'ra-core';

const TYPES_INTO =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Runs `act` when one letter is pressed outside inputs and layers; never while composing, never with a modifier.
 * @example useShortcut('n', () => navigate(pathTo.draft(newDraftId(Date.now()))));
 */
export function useShortcut(key: string, act: () => void): void {
  const run = useEvent(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.isComposing || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPES_INTO)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, run]);
}

import { useEffect, useRef, type RefObject } from 'react';

const isPaneKey = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key === 'ArrowRight' && (ctrlKey || metaKey) && altKey && !isComposing;

/** Ctrl+Alt+→ goes from a field to the texts of the document, and back. */
export function usePaneKey(pane: RefObject<HTMLElement | null>): void {
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const focused = document.activeElement;
      if (!isPaneKey(event) || !(focused instanceof HTMLElement) || focused.closest('.MuiModal-root')) return;
      event.preventDefault();
      if (pane.current?.contains(focused)) return left.current?.focus();
      left.current = focused;
      pane.current?.querySelector<HTMLElement>('[role="listbox"], [role="grid"]')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [pane]);
}

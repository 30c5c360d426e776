import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'react-admin';

/**
 * Ctrl+Alt+→ moves from a field to the part beside the form, and back to the field.
 * @param enter focuses an element of that part
 */
export function useSideKey(side: RefObject<HTMLElement | null>, enter: () => void): void {
  const left = useRef<HTMLElement | null>(null);
  const run = useEvent(enter);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const focused = document.activeElement;
      if (!isSideKey(event) || !(focused instanceof HTMLElement) || focused.closest('.MuiModal-root')) return;
      event.preventDefault();
      if (side.current?.contains(focused)) return left.current?.focus();
      left.current = focused;
      run();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [side, run]);
}

const isSideKey = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key === 'ArrowRight' && (ctrlKey || metaKey) && altKey && !isComposing;

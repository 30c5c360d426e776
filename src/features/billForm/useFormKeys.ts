import { useLayoutEffect } from 'react';

interface FormKeys {
  save: () => unknown;
  send: () => unknown;
  step: (by: 1 | -1) => void;
  block: (by: 1 | -1) => void;
}

/**
 * Ctrl+S saves, Ctrl+Enter goes to check and send, F8 and Shift+F8 visit problems, Ctrl+Alt+↑/↓ blocks. Ignored during
 * composition; over an open layer only saving works.
 */
export function useFormKeys({ save, send, step, block }: FormKeys): void {
  // A layout effect, so that no key is lost after the first paint.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
      const isInLayer = event.target instanceof Element && event.target.closest('.MuiModal-root') !== null;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isCommand && event.key.toLowerCase() === 's') void save();
      else if (isInLayer) return;
      else if (isCommand && event.key === 'Enter') void send();
      else if (event.key === 'F8') step(event.shiftKey ? -1 : 1);
      else if (isBlockKey(event)) block(event.key === 'ArrowUp' ? -1 : 1);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save, send, step, block]);
}

const isBlockKey = ({ key, ctrlKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey && altKey && (key === 'ArrowUp' || key === 'ArrowDown');

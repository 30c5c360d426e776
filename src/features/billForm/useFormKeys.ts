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
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isCommand && event.key.toLowerCase() === 's') void save();
      else if (isInLayer(event)) return;
      else if (isCommand && event.key === 'Enter') void send();
      else if (event.key === 'F8') step(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    }
    // In the capture phase: inputs with a list of their own use the arrow keys.
    function onBlockKey(event: KeyboardEvent): void {
      if (event.isComposing || !isBlockKey(event) || isInLayer(event)) return;
      event.preventDefault();
      event.stopPropagation();
      block(event.key === 'ArrowUp' ? -1 : 1);
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onBlockKey, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onBlockKey, true);
    };
  }, [save, send, step, block]);
}

const isInLayer = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('.MuiModal-root') !== null;

const isBlockKey = ({ key, ctrlKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey && altKey && (key === 'ArrowUp' || key === 'ArrowDown');

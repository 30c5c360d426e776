import { useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { isForTyping } from './isForTyping.ts';
import { singleKeysAreOn } from './singleKeys.ts';

/**
 * Runs `act` when one key is pressed outside inputs and layers: a letter (`n`, with Shift `Shift+n`) or a sign (`/`).
 * Never while composing, never with another modifier, never where single keys are switched off.
 * @param isFallback the key of the whole app: a screen that uses the same key itself has it
 * @example useShortcut('n', () => navigate(pathTo.draft(newDraftId(Date.now()))));
 */
export function useShortcut(key: string, act: () => void, isFallback = false): void {
  const run = useEvent(act);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPressed(key, event) || event.isComposing || event.defaultPrevented) return;
      if (isForTyping(event.target) || !singleKeysAreOn()) return;
      event.preventDefault();
      run();
    };
    // The window hears a key after the document.
    const place = isFallback ? window : document;
    const listener = onKey as EventListener;
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [key, run, isFallback]);
}

/**
 * Whether this key was pressed, whatever Caps Lock says.
 * @example isPressed('Shift+x', event)
 */
export function isPressed(key: string, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const withShift = key.startsWith('Shift+');
  const wanted = withShift ? key.slice(6) : key;
  if (!/^[a-z]$/u.test(wanted)) return event.key === wanted;
  return event.key.toLowerCase() === wanted && event.shiftKey === withShift;
}

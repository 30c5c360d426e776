import { useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { isForTyping } from './isForTyping.ts';
import { singleKeysAreOn } from './singleKeys.ts';

/**
 * Runs `act` on a single key outside inputs and layers: a letter (`n`, `Shift+n`) or a sign (`/`). Ignored during
 * composition, with other modifiers, or if single keys are disabled.
 * @param isFallback for app-wide keys: a screen's own use of the key takes precedence
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
    // Window listeners run after document listeners.
    const place = isFallback ? window : document;
    const listener = onKey as EventListener;
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [key, run, isFallback]);
}

/**
 * Whether this key was pressed, regardless of Caps Lock.
 * @example isPressed('Shift+x', event)
 */
export function isPressed(key: string, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const withShift = key.startsWith('Shift+');
  const wanted = withShift ? key.slice(6) : key;
  if (!/^[a-z]$/u.test(wanted)) return event.key === wanted;
  return event.key.toLowerCase() === wanted && event.shiftKey === withShift;
}

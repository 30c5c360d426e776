import type { KeyboardEvent } from 'react';

/** Ctrl+Z, Cmd+Z on a Mac; never while a text is composed. */
export const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'z' &&
  !event.nativeEvent.isComposing;

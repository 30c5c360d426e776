import type { KeyboardEvent } from 'react';

/** Ctrl+Z, or Cmd+Z; never during composition. */
export const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'z' &&
  !event.nativeEvent.isComposing;

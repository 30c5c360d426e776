import type { KeyboardEvent } from 'react';

const isCommand = ({ ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !nativeEvent.isComposing;

/** Ctrl+Z, or Cmd+Z; never during composition. */
export const isUndoKey = (event: KeyboardEvent): boolean =>
  isCommand(event) && !event.shiftKey && event.key.toLowerCase() === 'z';

/** Ctrl+Y, Ctrl+Shift+Z, or the same with Cmd; never during composition. */
export const isRedoKey = (event: KeyboardEvent): boolean =>
  isCommand(event) && event.key.toLowerCase() === (event.shiftKey ? 'z' : 'y');

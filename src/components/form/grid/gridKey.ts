/** The meaning of a key in a grid of inputs. */
export type GridMove =
  | 'next'
  | 'back'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'
  | 'copyAbove'
  | 'remove'
  | 'leave'
  | 'undo'
  | 'redo'
  | 'edit';

interface GridKey {
  key: string;
  isCommand: boolean;
  alt: boolean;
  shift: boolean;
}

/** The caret of a cell; a choice has none. */
interface Caret {
  atStart: boolean;
  atEnd: boolean;
}

const COMMANDS: Readonly<Record<string, GridMove>> = {
  ArrowUp: 'first',
  ArrowDown: 'last',
  "'": 'copyAbove',
  '’': 'copyAbove',
  d: 'copyAbove',
  z: 'undo',
  y: 'redo',
};
const PLAIN: Readonly<Record<string, GridMove>> = {
  Enter: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Escape: 'leave',
  F2: 'edit',
};

/**
 * [B05] Spreadsheet keys that do not conflict with an input's own: left and right leave a cell only at the edge of its
 * text, Alt+↓ opens a list.
 */
export function gridMove({ key, isCommand, alt, shift }: GridKey, caret: Caret | null): GridMove | null {
  if (alt) return key === 'Delete' && !isCommand && !shift ? 'remove' : null;
  if (shift && isCommand) return key.toLowerCase() === 'z' ? 'redo' : null;
  if (shift) return key === 'Enter' ? 'back' : null;
  if (isCommand) return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  if (key === 'ArrowLeft') return !caret || caret.atStart ? 'left' : null;
  if (key === 'ArrowRight') return !caret || caret.atEnd ? 'right' : null;
  return PLAIN[key] ?? null;
}

/** The caret of a control; a fully selected text is at both edges. */
export function readCaret(control: HTMLElement): Caret | null {
  if (!(control instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd, value } = control;
  return {
    atStart: selectionStart === 0 && (selectionEnd === 0 || selectionEnd === value.length),
    atEnd: selectionEnd === value.length && (selectionStart === value.length || selectionStart === 0),
  };
}

/** What a key means in a grid of inputs. */
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

export interface GridKey {
  key: string;
  isCommand: boolean;
  alt: boolean;
  shift: boolean;
}

/** Where the caret stands in a cell; a choice has none. */
export interface Caret {
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
 * [B05] The keys of a spreadsheet, as far as they do not take away what an input needs: left and right move on from the
 * edge of a text only, Alt+↓ still opens a list.
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

/** The caret of a control; a text that is selected as a whole is at both its edges. */
export function caretOf(control: HTMLElement): Caret | null {
  if (!(control instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd, value } = control;
  return {
    atStart: selectionStart === 0 && (selectionEnd === 0 || selectionEnd === value.length),
    atEnd: selectionEnd === value.length && (selectionStart === value.length || selectionStart === 0),
  };
}

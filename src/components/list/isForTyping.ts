const TYPES_INTO =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a key belongs to what has the focus: a text, a choice, or a layer over the page. */
export const isForTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPES_INTO) !== null;

const TYPING_TARGETS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"], [role="listbox"], [data-layer]';

/** Whether the focused element handles keys itself: an input, a choice or a layer. */
export const isForTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING_TARGETS) !== null;

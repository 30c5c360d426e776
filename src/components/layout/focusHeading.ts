/**
 * Focuses the screen's heading: announces a new screen, and keeps the focus when the focused element is removed. Does
 * nothing behind an open layer, which has the focus.
 */
export function focusHeading(heading = document.querySelector<HTMLElement>('main h1')): void {
  if (!heading?.closest('[aria-hidden="true"]')) heading?.focus({ preventScroll: true });
}

/**
 * Takes the focus to the heading of the screen: a new one is announced by it, and when what held the focus is about to
 * go, it never falls to nowhere. Behind an open layer (the palette over a screen that is still loading) it does not:
 * the layer hides the page from readers, and what is typed belongs to it.
 */
export function focusHeading(heading = document.querySelector<HTMLElement>('main h1')): void {
  if (!heading?.closest('[aria-hidden="true"]')) heading?.focus({ preventScroll: true });
}

/** Takes the focus to the heading of the screen, when what held it is about to go; it never falls to nowhere. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Leads to a block of the form: its heading below the sticky head, its first field ready to be typed into. */
export function goToSection(section: string): void {
  const block = document.getElementById(`block-${section}`);
  block?.scrollIntoView({ block: 'start' });
  block?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}

/** Leads from the block that has the focus to the next one or the one before; from elsewhere to the first. */
export function stepSection(by: 1 | -1): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const here = document.activeElement?.closest<HTMLElement>('[data-block]');
  const target = here ? blocks[blocks.indexOf(here) + by] : blocks[0];
  if (target?.dataset['block']) goToSection(target.dataset['block']);
}

const SECTION = '[data-section]';

/** Scrolls to a block and focuses its first field. */
export function goToSection(section: string): void {
  const block = document.getElementById(`block-${section}`);
  block?.scrollIntoView({ block: 'start' });
  block?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}

/** Goes to the next or previous block; to the first from elsewhere. */
export function stepSection(by: 1 | -1): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(SECTION)];
  const current = document.activeElement?.closest<HTMLElement>(SECTION);
  const target = current ? blocks[blocks.indexOf(current) + by] : blocks[0];
  if (target?.dataset['section']) goToSection(target.dataset['section']);
}

/** The element of a table's row that takes the focus: its link, else its first control. */
export const rowFocus = (line: Element | null | undefined): HTMLElement | null =>
  line?.querySelector<HTMLElement>('a[href]') ?? line?.querySelector<HTMLElement>('input, button') ?? null;

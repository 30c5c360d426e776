import { useLayoutEffect, type RefObject } from 'react';

/**
 * Marks the frame of a table that has no room (`data-wide`): it then scrolls in itself, under a head that stays. Written
 * straight to the element, so that no row is drawn twice for it.
 */
export function useWideTable(
  frame: RefObject<HTMLElement | null>,
  table: RefObject<HTMLTableElement | null>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, table.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const look = () => outer.toggleAttribute('data-wide', inner.offsetWidth > outer.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    observer.observe(inner);
    // It looks once by itself, after the first layout and before the first paint: asking here would lay out twice.
    return () => observer.disconnect();
  }, [frame, table, isShown]);
}

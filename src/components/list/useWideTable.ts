import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `data-wide` on the frame of an overflowing table, which then scrolls horizontally. Sets the attribute directly,
 * to avoid a second render.
 */
export function useWideTable(
  frame: RefObject<HTMLElement | null>,
  table: RefObject<HTMLTableElement | null>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, table.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const updateWide = () => outer.toggleAttribute('data-wide', inner.offsetWidth > outer.clientWidth);
    const observer = new ResizeObserver(updateWide);
    observer.observe(outer);
    observer.observe(inner);
    // The observer reports once before the first paint; measuring here would cause a second layout.
    return () => observer.disconnect();
  }, [frame, table, isShown]);
}

import { useEffect, type RefObject } from 'react';

/**
 * Publishes the height of a sticky element as a CSS variable, for elements positioned or scrolled below it.
 * @example useHeightVariable(head, '--tpt-head-height')
 */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    // The observed size: reading it from the element would compute styles and layout again.
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0];
      if (size) style.setProperty(name, `${Math.round(size.blockSize)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [ref, name]);
}

import { useEffect, type RefObject } from 'react';

/**
 * Keeps the height of an element that stays in sight as a CSS variable of the page, so that what sticks below it, and
 * what is scrolled to, knows where the free part begins.
 * @example useHeightVariable(head, '--tpt-head-height')
 */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [ref, name]);
}

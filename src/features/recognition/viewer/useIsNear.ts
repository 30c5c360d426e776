import { useCallback, useState } from 'react';

/** Pixels around the visible area that count as near. */
const MARGIN = '600px';

/** Whether an element is near the visible area, or was; true without `IntersectionObserver`. */
export function useIsNear(): [boolean, (element: Element | null) => (() => void) | undefined] {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch];
}

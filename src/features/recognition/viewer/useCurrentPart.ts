import { useEffect, useState, type RefObject } from 'react';

/** The page or sheet at the top of the visible area, and a function that scrolls to another one. */
export function useCurrentPart(
  body: RefObject<HTMLElement | null>,
  count: number,
): [current: number, goTo: (part: number) => void] {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const area = body.current;
    if (!area || count < 2) return;
    const update = (): void => {
      const top = area.getBoundingClientRect().top + area.clientHeight / 3;
      const parts = [...area.querySelectorAll('[data-part]')];
      const passed = parts.filter((part) => part.getBoundingClientRect().top <= top);
      setCurrent(Math.max(0, passed.length - 1));
    };
    area.addEventListener('scroll', update, { passive: true });
    return () => area.removeEventListener('scroll', update);
  }, [body, count]);
  function goTo(part: number): void {
    const area = body.current;
    const target = area?.querySelector(`[data-part="${part}"]`);
    if (!area || !target) return;
    area.scrollTo?.({
      top: area.scrollTop + target.getBoundingClientRect().top - area.getBoundingClientRect().top - 8,
    });
    setCurrent(part);
  }
  return [current, goTo];
}

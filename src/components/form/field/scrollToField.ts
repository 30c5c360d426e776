import { TIMING } from '../../timing.ts';

/** Ease-out, cubic. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/** The nearest scrolling ancestor, else the page. */
function findScroller(node: Element): Element {
  for (let at = node.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * [E06] Scrolls a field into the middle of the area below the sticky head within one second; at once if reduced motion
 * is preferred.
 * @param covered pixels covered by the sticky head
 */
export function scrollToField(node: Element, covered: number): Promise<void> {
  const scroller = findScroller(node);
  const isPage = scroller === document.scrollingElement;
  const box = node.getBoundingClientRect();
  const view = isPage ? { top: 0, height: window.innerHeight } : scroller.getBoundingClientRect();
  const from = scroller.scrollTop;
  const middle = view.top + covered + (view.height - covered) / 2;
  const distance = box.top + box.height / 2 - middle;
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTop = from + distance;
    return Promise.resolve();
  }
  return new Promise((arrived) => {
    let start: number | null = null;
    // User input aborts the animation.
    const stop = new AbortController();
    const begun = performance.now();
    // The key event that started this still bubbles to the window.
    const onUserInput = (event: Event): void => {
      if (event.timeStamp > begun) stop.abort();
    };
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      window.addEventListener(type, onUserInput, { signal: stop.signal, passive: true });
    }
    const step = (now: number): void => {
      start ??= now;
      const part = Math.min(1, (now - start) / TIMING.scrollToProblem);
      if (!stop.signal.aborted) scroller.scrollTop = from + distance * eased(part);
      if (part < 1 && !stop.signal.aborted) {
        requestAnimationFrame(step);
        return;
      }
      stop.abort();
      arrived();
    };
    requestAnimationFrame(step);
  });
}

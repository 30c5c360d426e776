/**
 * Runs work once the browser has painted what the person just did; at once in a hidden page, where nothing is painted.
 * @example const judge = afterPaint(() => judgeAll()); judge(); judge(); // one run
 */
export function afterPaint(work: () => void): () => void {
  let waiting = false;
  const run = (): void => {
    if (!waiting) return;
    waiting = false;
    work();
  };
  return () => {
    if (waiting) return;
    waiting = true;
    if (document.hidden) {
      setTimeout(run);
      return;
    }
    requestAnimationFrame(() => setTimeout(run));
    // A page that loses its frames (covered, throttled) still works.
    setTimeout(run, 200);
  };
}

/** Runs work when the browser has nothing better to do, at the latest after `timeout` ms. */
export function whenIdle(work: () => void, timeout = 300): () => void {
  let waiting = false;
  const run = (): void => {
    waiting = false;
    work();
  };
  return afterPaint(() => {
    if (waiting) return;
    waiting = true;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout });
    else setTimeout(run, 30);
  });
}

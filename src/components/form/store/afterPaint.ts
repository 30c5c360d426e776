/**
 * Runs work after the next paint; with a timeout in hidden pages, which do not paint.
 * @example const validateSoon = afterPaint(validateAll); validateSoon(); validateSoon(); // one run
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
    // A covered or throttled page gets no animation frames.
    setTimeout(run, 200);
  };
}

const IDLE_TIMEOUT = 300;

/** Runs work when the browser is idle, after 300 ms at the latest. */
export function whenIdle(work: () => void): () => void {
  let waiting = false;
  const run = (): void => {
    waiting = false;
    work();
  };
  return afterPaint(() => {
    if (waiting) return;
    waiting = true;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
    else setTimeout(run, 30);
  });
}

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

/** Milliseconds without a further request: longer than between two keys of a quick typist. */
const PAUSE = 160;
/** Milliseconds after which requests that never pause are served all the same. */
const PAUSE_TIMEOUT = 640;
const IDLE_TIMEOUT = 300;

/**
 * Runs work once the requests for it pause and the browser is idle, so that it delays no key of somebody who types;
 * about a second after the first request at the latest.
 */
export function whenIdle(work: () => void): () => void {
  let first: number | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAwaitingIdle = false;
  const run = (): void => {
    isAwaitingIdle = false;
    first = null;
    work();
  };
  const awaitIdle = (): void => {
    isAwaitingIdle = true;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
    else setTimeout(run);
  };
  return () => {
    if (isAwaitingIdle) return;
    const now = performance.now();
    first ??= now;
    clearTimeout(pause);
    pause = setTimeout(awaitIdle, Math.max(0, Math.min(PAUSE, first + PAUSE_TIMEOUT - now)));
  };
}

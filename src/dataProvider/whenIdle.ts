const LATEST_MS = 2_000;
/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 300;

/** Resolves when the page has nothing better to do, after its first rows as a rule. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });

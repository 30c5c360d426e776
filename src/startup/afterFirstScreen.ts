import { useEffect } from 'react';

/** A screen that never reports that it is shown delays nothing longer than this. */
const LATEST_MS = 4_000;
/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 300;

let resolveShown: () => void = () => {};
const shown = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

/**
 * Reports that the first screen shows its data; `afterFirstScreen` resolves soon after.
 * @example useFirstScreen(!isPending);
 */
export function useFirstScreen(isShown: boolean): void {
  useEffect(() => {
    if (isShown) resolveShown();
  }, [isShown]);
}

/**
 * Resolves when the first screen is shown and the page is idle. A page that waits for the network is idle too: without
 * the first condition, databases and texts would be loaded before the first rows.
 * @example await afterFirstScreen(); const { localDrafts } = await import('#local/localDrafts.ts');
 */
export async function afterFirstScreen(): Promise<void> {
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });
}

import { useEffect } from 'react';

/** A screen that never says it is there holds nothing back longer than this. */
const LATEST_MS = 4_000;
/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 300;

let show: () => void = () => {};
const shown = new Promise<void>((resolve) => {
  show = resolve;
});

/** Says that the first screen has what people came for; what waited for it begins. */
export function useFirstView(isShown: boolean): void {
  useEffect(() => {
    if (isShown) show();
  }, [isShown]);
}

/**
 * Resolves when the first screen stands and the page has nothing better to do. A page that waits for the network is
 * idle too: without the first half, databases and texts would be fetched before the first rows.
 */
export async function whenIdle(): Promise<void> {
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });
}

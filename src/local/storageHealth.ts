/** From this share of the browser's allowance on, a person is told before anything fails. */
const NEARLY_FULL = 0.8;

let isAsked = false;

/**
 * Asks the browser, once a visit, not to clear this site's storage when the disk gets full. Asked when the first draft
 * is begun: before that there is nothing to keep.
 */
export async function askToPersist(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  await navigator.storage?.persist?.().catch(() => false);
}

/** How full the browser's allowance is, 0 to 1, when that is worth saying; else null. */
export async function nearlyFull(
  storage: Pick<StorageManager, 'estimate'> = navigator.storage,
): Promise<number | null> {
  const none: StorageEstimate = {};
  const { usage = 0, quota = 0 } = (await storage?.estimate?.().catch(() => none)) ?? none;
  return quota > 0 && usage / quota >= NEARLY_FULL ? Math.min(1, usage / quota) : null;
}

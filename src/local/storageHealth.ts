/** Share of the storage quota above which the app shows a warning. */
const NEARLY_FULL = 0.8;

let hasRequested = false;

/** Requests persistent storage from the browser, once per visit, when the first draft is created. */
export async function requestPersistence(): Promise<void> {
  if (hasRequested) return;
  hasRequested = true;
  await navigator.storage?.persist?.().catch(() => false);
}

/** The used share of the storage quota, 0 to 1; null below `NEARLY_FULL`. */
export async function nearlyFull(
  storage: Pick<StorageManager, 'estimate'> = navigator.storage,
): Promise<number | null> {
  const none: StorageEstimate = {};
  const { usage = 0, quota = 0 } = (await storage?.estimate?.().catch(() => none)) ?? none;
  return quota > 0 && usage / quota >= NEARLY_FULL ? Math.min(1, usage / quota) : null;
}
